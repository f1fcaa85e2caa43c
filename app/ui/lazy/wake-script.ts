import { SIGNED_IN_HINT_COOKIE } from "@/lib/accounts/signed-in-hint-cookie";

/** Milliseconds after which the scripts of a page start although nobody uses it. */
const REST = 4000;

/**
 * Script for the page head that starts the scripts which the page cache put to sleep (`deferScripts`). On the first page
 * of a visit they are fetched after the page is shown, and start when the reader begins to use it, since links, forms and
 * menus need none. For readers who come from another page of the site, who may be signed in, or who used the page before
 * it was shown, they start as soon as it is shown. A mouse that rests where a page appears has not been used, although
 * Chromium reports a movement by nothing.
 */
export const WAKE_SCRIPT = `(function (page) {
  var isUsed = false, isShown = false;
  function wake() {
    page.querySelectorAll("script[data-src]").forEach(function (asleep) {
      var made = page.createElement("script");
      Array.from(asleep.attributes).forEach(function (one) { made.setAttribute(one.name.replace("data-", ""), one.value); });
      asleep.replaceWith(made);
    });
  }
  function use(event) {
    var isMove = event.type === "pointermove" && event.pointerType === "mouse";
    if (isUsed || (isMove && event.movementX === 0 && event.movementY === 0)) return;
    isUsed = true;
    if (isShown) wake();
  }
  function wait() {
    var isKnown = page.referrer.indexOf(location.origin + "/") === 0 || page.cookie.indexOf("${SIGNED_IN_HINT_COOKIE}=1") >= 0;
    isShown = true;
    if (isKnown || isUsed) return wake();
    page.querySelectorAll("script[data-src]").forEach(function (asleep) {
      page.head.append(Object.assign(page.createElement("link"), { rel: "prefetch", as: "script", href: asleep.dataset.src }));
    });
    setTimeout(wake, ${REST});
  }
  ["pointerdown", "pointermove", "keydown", "focusin", "scroll"].forEach(function (kind) {
    addEventListener(kind, use, { capture: true, passive: true });
  });
  page.addEventListener("DOMContentLoaded", function () {
    requestAnimationFrame(function () { setTimeout(wait); });
  });
})(document)`.replace(/\n\s*/g, " ");
