/** Event of the window that says that the scripts of the page answer presses from now on (`HydrationSignal`). */
export const HYDRATED_EVENT = "grimoire:hydrated";

/** Controls that only a script serves: buttons that neither open a popover nor send a form, and those that wait for it. */
const SCRIPTED = "button[type=button]:not([popovertarget]), button:disabled, input:disabled";

/**
 * Script for the page head that remembers which buttons were pressed and which fields were filled before the page is
 * hydrated, and passes each on once afterwards. Until then the button is marked as busy. Presses do not reach any other
 * listener meanwhile, so that none counts twice.
 */
export const EARLY_PRESSES_SCRIPT = `(function () {
  var early = new Map(), ended = new AbortController(), pressed = null;
  function on(type, hear) {
    addEventListener(type, function (event) {
      var target = event.target;
      hear(event, target instanceof Element ? target.closest("${SCRIPTED}") : null, target);
    }, { capture: true, signal: ended.signal });
  }
  function keep(control) {
    early.set(control, "click");
    control.setAttribute("aria-busy", "true");
  }
  on("pointerdown", function (event, control) { pressed = event.button === 0 ? control : null; });
  on("pointerup", function (event, control) {
    if (control && control === pressed && control.matches(":disabled")) keep(control);
  });
  on("click", function (event, control) {
    if (!control) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    keep(control);
  });
  on("input", function (event, control, field) { if (!early.has(field)) early.set(field, "input"); });
  addEventListener("${HYDRATED_EVENT}", function () {
    ended.abort();
    setTimeout(function () {
      early.forEach(function (kind, control) {
        if (kind === "input") return control.dispatchEvent(new Event(kind, { bubbles: true }));
        control.removeAttribute("aria-busy");
        control.click();
      });
    });
  }, { once: true });
})()`.replace(/\n\s*/g, " ");
