"""The table of Oh Crud: tricks in a ring of seats, piles in round six, the hand, the buttons, the score sheet."""

from __future__ import annotations

from collections import Counter

from engine import NOBODY
from engine.core.cards import Card, Seat
from engine.games.oh_crud import Trick, View
from ui.html import Markup, el, join
from ui.parts.card import card_button, hand
from ui.parts.controls import actions, button, stage
from ui.parts.dice import dice_tray
from ui.parts.pile import pile, piles
from ui.parts.seat import Place, plate, ring, seat_row
from ui.parts.sprite import icon
from ui.tables import crud_round as crud
from ui.tables.crud_counts import counts, counts_words
from ui.tables.crud_round import picture
from ui.tables.crud_sheet import sheet
from ui.tables.gliding import Glide, glider
from ui.tables.scene import Scene
from ui.words.oh_crud import FACES, ROUNDS, SUITS, colour_words, number_of, round_aim, round_name, suit_of
from ui.words.oh_crud import suit_words as suits_called
from ui.words.speech import card_count, joined, onlooker, ordinal, points, row, seat_name, sentence
from ui.words.tongue import N_, _, ngettext

KEY = "oh_crud"
PERSON = "person"
WINNER = (N_("You win!"), N_("The winner"))
LAST = N_("Last trick")


def layout(scene: Scene) -> dict[str, Markup]:
    """The regions `stage`, `hand` and `actions`."""
    glide = glider(FACES)
    return {"stage": the_stage(scene, glide), "hand": the_hand(scene, glide), "actions": the_actions(scene)}


def bar(scene: Scene) -> Markup:
    """Where the match stands: the round, what its dice mean in brief, the viewer's points this round."""
    view: View = scene.view
    parts: list[Markup | str] = [crud.round_title(view)]
    if not view.dealing:
        suit = icon(f"suit-{SUITS[view.colour]}", suits_called(view.colour)) if view.colour >= 0 else None
        number = el("b", view.number) if view.number > 0 else None
        what = _("Start") if view.piling else _("Crud") if view.round <= 3 else _("Power")
        parts.append(join([f"{what} ", suit, " + " if suit and number else None, number]))
    if scene.me != NOBODY and not view.dealing and not view.piling and view.points[scene.me]:
        now = view.points[scene.me]
        parts.append(el("span", f"+{now}", role="img", aria_label=this_round(now), title=_("This round")))
    return join([Markup(" &#183; ") if index % 2 else parts[index // 2] for index in range(2 * len(parts) - 1)])


# The stage


def the_stage(scene: Scene, glide: Glide) -> Markup:
    """The felt: the piles, or the ring of seats with the trick or with what is to be dealt."""
    view: View = scene.view
    if view.piling and not view.dealing:
        return pile_stage(scene, glide)
    trick = shown_trick(scene)
    cards: dict[Seat, Markup] = {}
    if trick is not None:
        finished = trick.taker != NOBODY
        taking = crud.holder(view, trick.cards)
        for index, card in enumerate(trick.cards):
            seat = (trick.leader + index) % len(view.counts)
            said = _("{card}, {name}")
            if index == taking:
                said = _("{card}, {name} takes the trick") if finished else _("{card}, {name} holds the trick so far")
            label = said.format(card=crud.look(view, card).label, name=scene_name(scene, seat))
            last = index == len(trick.cards) - 1 and not finished
            cards[seat] = crud.figure(view, card, label, glide(card), last, index == taking)
    around, own = circle(scene)
    places = [Place(seat_plate(scene, seat), cards.get(seat)) for seat in around]
    mine = Place(seat_plate(scene, own), cards.get(own)) if own != NOBODY else None
    return stage(
        el("p", *(el("span", line) for line in status(scene, trick)), cls="trick-line"),
        ring(places, mine, middle(scene, trick), label=_("The table, clockwise")),
        game=KEY,
    )


def shown_trick(scene: Scene) -> Trick | None:
    """The trick in sight: the one that lies there, the finished one while held, the last one when looked at."""
    view: View = scene.view
    looking_back = scene.last_trick_open or (scene.held and not view.trick)
    if looking_back and view.tricks:
        return view.tricks[-1]
    return Trick(view.leader, view.trick, NOBODY) if view.trick else None


def circle(scene: Scene) -> tuple[list[Seat], Seat]:
    """The seats around clockwise, and the one below; a spectator sees all but seat 0 around."""
    seats, own = len(scene.view.counts), max(scene.me, 0)
    return [(own + step) % seats for step in range(1, seats)], own


def middle(scene: Scene, trick: Trick | None) -> Markup:
    """The dice and what they mean, or who took the finished trick, or who deals."""
    view: View = scene.view
    if view.dealing:
        title = does(scene, view.dealer, _("You deal {round}"), _("{name} deals {round}"), round=round_name(view.round))
        return dice_tray(title, caption=title)
    meant = crud.meaning(view)
    caption, note, label = meant.caption, meant.note, meant.label
    if trick is not None and trick.taker != NOBODY:
        price = crud.trick_cost(view, trick)
        caption = does(scene, trick.taker, _("You take it"), _("{name} takes it"))
        note = points(price) if price else _("no points")
        label = _("{taken}: {points}. {dice}").format(taken=caption, points=note, dice=label)
    return dice_tray(
        label, colour=SUITS[view.colour] if view.colour >= 0 else "", number=max(view.number, 0),
        caption=caption, note=note, rolling=scene.thrown,
    )  # fmt: skip


def status(scene: Scene, trick: Trick | None) -> list[str]:
    """The lines above the ring: what is Crud; the trick's number, who led it, cards out of play."""
    view: View = scene.view
    if view.dealing:
        return [round_aim(view.round)]
    total, number = len(view.tricks) + max(view.counts), len(view.tricks) + 1
    led = does(scene, trick.leader if trick else view.turn, _("You led"), _("{name} led"))
    leads = led if trick else does(scene, view.turn, _("You lead"), _("{name} leads"))
    which = _("Trick {number} of {total}").format(number=number, total=total)
    if trick is not None and trick.taker != NOBODY:
        which = _("Last trick")
        if scene.held:
            which = _("Trick {number} of {total}").format(number=number - 1, total=total)
    out = [ngettext("{count} card out", "{count} cards out", view.out).format(count=view.out)] if view.out else []
    return [crud.meaning(view).line, joined([which, leads, *out], _("{before} \u00b7 {after}"))]


def pile_stage(scene: Scene, glide: Glide) -> Markup:
    """Round six and the Duel: all seats, the starting number, the piles."""
    view: View = scene.view
    around, own = circle(scene)
    order = [own, *around] if own != NOBODY else around
    meant = crud.meaning(view)
    columns = []
    for suit in view.suits:
        stacked, fit = view.piles[suit], view.fits[suit]
        needed = number_of(fit)
        says, shows, top = _("{colour} pile, not begun, takes {number}"), 0, None
        if stacked:
            says, shows = _("{colour} pile, {top} on top, takes {number}"), number_of(stacked[-1])
            looks, last = crud.look(view, stacked[-1]), view.laid[-1].card == stacked[-1]
            top = crud.figure(view, stacked[-1], looks.label, glide(stacked[-1]), last)
        label = says.format(colour=colour_words(suit), top=shows, number=needed)
        columns.append(pile(
            SUITS[suit], sentence(colour_words(suit)), sentence(label), top=top, next_rank=str(needed),
            playable=fit in view.hand, count=len(stacked),
        ))  # fmt: skip
    return stage(
        seat_row([seat_plate(scene, seat) for seat in order], _("Players, clockwise")),
        dice_tray(
            meant.label, number=view.number, caption=meant.caption, note=meant.note, rolling=scene.thrown,
        ),
        piles(columns, _("The piles")),
        game=KEY,
    )


def seat_plate(scene: Scene, seat: Seat) -> Markup:
    """One player's plate, and all of it in words."""
    view: View = scene.view
    name, cards = scene_name(scene, seat), view.counts[seat]
    turn, dealer = view.turn == seat and not scene.held, view.dealer == seat
    taken = sum(trick.taker == seat for trick in view.tricks)
    now = view.points[seat] if view.winner == NOBODY else 0
    out, badge = "", f"+{now}" if now else ""
    words = [name]
    if view.piling and not view.dealing:
        if view.round > ROUNDS and seat not in view.duellists:
            out = _("sits out")
            words.append(_("does not play the Duel"))
        elif seat in view.gone:
            place = view.gone.index(seat) + 1
            out = _("{place}. out").format(place=place)
            words.append(_("went out {place}").format(place=ordinal(place)))
    if not out and not view.dealing:
        words.append(card_count(cards))
    if view.tricks:
        words.append(ngettext("{count} trick taken", "{count} tricks taken", taken).format(count=taken))
    if view.piling and not view.dealing and not out and passed_last(view, seat):
        badge = _("pass")
        words.append(_("passed"))
    elif now:
        words.append(this_round(now))
    words.append(_("total {points}").format(points=view.scores[seat]))
    words += [_("dealer")] if dealer else []
    words += [_("to move")] if turn else []
    words += [_("thinking")] if scene.thinking == seat else []
    kind = scene.kinds[seat] if seat < len(scene.kinds) else "person"
    return plate(
        name, row(words), seat=seat, cards=None if view.dealing else cards, points=badge,
        total=str(view.scores[seat]), bot=kind != PERSON, turn=turn, dealer=dealer,
        thinking=scene.thinking == seat, own=seat == scene.me, out=out,
    )  # fmt: skip


def passed_last(view: View, seat: Seat) -> bool:
    """Whether the seat passed when it was last to move."""
    turns = [turn for turn in view.laid if turn.seat == seat]
    return bool(turns) and turns[-1].card < 0


# The hand and the buttons


def the_hand(scene: Scene, glide: Glide) -> Markup:
    """The viewer's cards; empty for a spectator and where there are none."""
    view: View = scene.view
    if scene.me == NOBODY or not view.hand:
        return Markup("")
    can = {card for offer in scene.offers if offer.verb == "play" for card in offer.cards}
    seen: Counter[Card] = Counter()
    cards = []
    for card in view.hand:
        seen[card] += 1
        looks, text, playable = crud.look(view, card), FACES.text(card), card in can
        label = looks.label
        if not playable and card in scene.refused:
            label = row([label, _("not now")])
        cards.append(card_button(
            number_of(card), crud.letter(card), label, crud=looks.crud, power=looks.power,
            playable=playable, gliding=glide(card), data_key=f"card-{text}-{seen[card]}",
            data_act="move" if playable else "why", data_move=f"play {text}" if playable else None,
            data_card=None if playable else card,
        ))  # fmt: skip
    label = ngettext("Your hand, {count} card", "Your hand, {count} cards", len(cards)).format(count=len(cards))
    return hand(cards, label)


def the_actions(scene: Scene) -> Markup:
    """Deal and pass where they are offered, the last trick, and a line on what is to be done."""
    view: View = scene.view
    verbs = {offer.verb for offer in scene.offers}
    deal = skip = None
    if "deal" in verbs:
        deal = button(_("Deal"), "move", kind="go", picture="deal", key="deal", data_move="deal")
    if "pass" in verbs:
        kind, text = "go", _("Pass")
        if "play" in verbs:
            kind = ""
            text = ngettext("Pass ({count} free left)", "Pass ({count} free left)", view.free).format(count=view.free)
        skip = button(text, "move", kind=kind, picture="pass", key="pass", data_move="pass")
    back = None
    if view.tricks and not scene.held:
        opened = scene.last_trick_open
        text = _("Back") if opened else _("Last trick")
        back = button(text, "last", kind="quiet", picture="trick", pressed=opened, key="last")
    return actions(deal, skip, back, say=scene.prompt or prompt(scene, verbs))


def prompt(scene: Scene, verbs: set[str]) -> str:
    """What is to be done now, without saying who."""
    view: View = scene.view
    if view.turn == NOBODY or scene.held:
        return ""
    if not verbs:
        if view.dealing:
            return does(scene, view.turn, _("You are to deal."), _("{name} is to deal."))
        return does(scene, view.turn, _("You are to play."), _("{name} is to play."))
    if view.dealing:
        return _("Throw the dice and deal {round}.").format(round=round_name(view.round))
    if view.piling:
        if "play" not in verbs:
            return _("Nothing fits: pass.")
        return _("Lay a card that fits, or pass.") if "pass" in verbs else _("Lay a card that fits.")
    if not view.trick:
        return _("Lead any card.")
    led = suit_of(view.trick[0])
    holds = any(suit_of(card) == led for card in view.hand)
    told = _("Follow {colour}.") if holds else _("No {colour}: play any card.")
    return told.format(colour=colour_words(led))


def scene_name(scene: Scene, seat: Seat) -> str:
    """What a seat is called."""
    return seat_name(scene.names, seat)


def does(scene: Scene, seat: Seat, yours: str, theirs: str, **facts: object) -> str:
    """`Anna leads`, but `You lead` for the person who is called You; see Speaker.tell."""
    return onlooker(KEY, scene.names).tell(seat, yours, theirs, **facts)


def this_round(count: int) -> str:
    """`20 points this round`."""
    return ngettext("{count} point this round", "{count} points this round", count).format(count=count)


__all__ = ["LAST", "WINNER", "bar", "counts", "counts_words", "layout", "picture", "sheet"]
