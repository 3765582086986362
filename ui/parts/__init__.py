"""The looks of the table: functions from plain data (ints, strings, Markup) to Markup. A guide:

What is pressed carries `data_act` (the message) and `data_key` (by which the focus survives a repaint); every
part that stands for something takes `label`, the words a screen reader says. Texts are escaped here, not by
you. The regions of index.html and what belongs in them:

    bar      controls.bar(*buttons, game="", name="", where="")        the header
    stage    controls.stage(*children, game="", kind="table"|"page")   the game's felt; "page" reads downwards
    hand     card.hand([card.card_button(...), ...], label)            empty where there is no hand
    actions  controls.actions(*buttons, say="Follow blue.")            sticks to the lower edge
    log      paper.log_panel([LogLine(text, seat, picture, heading, fresh)], is_open=..., close="log")
             a column from 64em on; below that a sheet while `is_open` (buttons that open it: cls="narrow")
    panel    paper.dialog(title, *body, buttons=[...], close="message", wide=False)
    toast    paper.toast(text, kind=""|"warning", picture="info", button=None)

sprite    sprite() once in the page; icon(name, label=None, cls=None); title("logo"|game, label)
          suit-Y suit-B suit-G suit-R suit-P suit-O, suit-S suit-H suit-D suit-C, die-Y ..., die-1 ... die-9,
          wild-CH wild-SH wild-DI wild-GI wild-NU wild-PO wild-XR, face-0 ... face-11, emblem-<game>,
          crown sting power dealer turn crud, and the line icons: see sprite.ICONS
card      card_button(rank, suit, label, crud="20", power=, playable=, selected=, gliding=, **attributes)
          card_figure(rank, suit, label, crud=, power=, last=, winning=, gliding=)   on the table
          card_back(label, gliding=)  stack(count, label)  card_slot(suit, rank)  hand(cards, label)
          `gliding` names a card that glides from the hand to the table; a back never bears one. Size: --card-width.
seat      plate(name, label, seat=, cards=, points="+20", total="140",
                bot=, turn=, dealer=, thinking=, own=, out="")
          ring([Place(plate, card), ...], own, middle, label=)   others clockwise from the left, 1 to 11
          seat_row(plates, label)                                all seats compact, above piles
dice      dice_tray(label, colour="B", number=5, caption="Crud", note="10 each", rolling=)   the ring's middle
pile      pile(suit, name, label, top=, next_rank=, playable=, count=)   piles([...], label)
controls  button(text, act, kind=""|"go"|"danger"|"quiet"|"loud", picture=, able=, pressed=, key=,
                 **attributes)
          icon_button(label, act, picture, key=, **attributes)  link(text, href, picture=, kind=)
forms     select(label, name, [(value, text)], chosen)  stepper(label, name, value, least, most)
          switch(label, name, on)  text_field(label, name, value, limit=)   all: act="set", help_text=""
          group(legend, *fields, note="")  seat_fields(seat, name_field, kind_field)
          a stepper's buttons carry data-name and data-value, the number they lead to
paper     score_table(caption, heads, [ScoreRow(head, cells, marked)], foot=, now=, total=)
          player_head(name, seat, note)  sheet(title, *body)  result(place, name, seat, line)
menu      masthead(line)  tiles(*tiles)  game_tile(game, name, line, facts, *buttons, resume="")

Looks that the page sets on <html>: data-theme="light"|"dark" (absent: as the system has it), data-game (or a
`stage` with the game's key), style="--pace:0.5" for the speed of all motion, data-pace="0" for none.
"""
