// For browsers that could not read the scripts before this one: in words as old as they are, what to do.
(function () {
  if (window.rowdy && window.rowdy.fail) return;
  document.addEventListener("DOMContentLoaded", function () {
    var panel = document.createElement("div");
    panel.className = "boot-panel";
    panel.setAttribute("role", "alert");
    panel.setAttribute("data-stage", "old");
    panel.innerHTML =
      "<h2>This browser is too old for the game, or something keeps its scripts from running.</h2>" +
      "<p>Update it, or use a current Firefox, Chrome, Edge or Safari. If this is one, reload the page.</p>" +
      '<textarea readonly rows="3" aria-label="Text to copy"></textarea>' +
      '<p class="boot-buttons"><button type="button" onclick="location.reload()">Reload</button></p>';
    panel.getElementsByTagName("textarea")[0].value =
      "Rowdy Table {{version}} (build {{build}})\nold, at stage: page\n" + navigator.userAgent;
    document.body.appendChild(panel);
  });
})();
