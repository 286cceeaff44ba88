// Sends a record to the server that this page came from, and shows whether its deal holds.
"use strict";

const form = document.querySelector("form");
const verdict = document.querySelector("output");

function show(text, holds) {
  verdict.textContent = text;
  verdict.className = holds ? "fair" : "unfair";
}

async function recordText() {
  const [file] = form.elements.file.files;
  return file ? file.text() : form.elements.text.value;
}

async function verify() {
  const expected = form.elements.commitment.value.trim().toLowerCase();
  const answer = await fetch("api/games/verify", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: await recordText(),
  });
  const found = await answer.json();
  if (!answer.ok) return show(found.message, false);
  if (expected && found.commitment !== expected) {
    return show(`The deal follows from its seed, but that is not the one you noted: it was committed to ${found.commitment}.`, false);
  }
  const own = found.contributions.filter((one) => one !== null).length;
  const noted = expected ? "" : " Compare the commitment with the one that was shown before the game.";
  show(`Fair: game ${found.game}, commitment ${found.commitment}, ${own} contributions of players.${noted}`, true);
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  show("…", true);
  verify().catch((error) => show(`It could not be verified: ${error.message}`, false));
});
