import { SIGNED_IN_HINT_COOKIE } from "@/lib/accounts/signed-in-hint-cookie";

/** Milliseconds after which the scripts of a page start although nobody uses it. */
const REST = 4000;

/**
 * Script for the page head that starts the scripts which the page cache put to sleep (`deferScripts`). On the first page
 * of a visit they are fetched after the page is shown, and start when the reader begins to use it, since links, forms and
 * menus need none. For readers who come from another page of the site, or may be signed in, they start after it is shown.
 */
export const WAKE_SCRIPT = `(function (page) {
  function wake() {
    page.querySelectorAll("script[data-src]").forEach(function (asleep) {
      var made = page.createElement("script");
      Array.from(asleep.attributes).forEach(function (one) { made.setAttribute(one.name.replace("data-", ""), one.value); });
      asleep.replaceWith(made);
    });
  }
  function wait() {
    var isKnown = page.referrer.indexOf(location.origin + "/") === 0 || page.cookie.indexOf("${SIGNED_IN_HINT_COOKIE}=1") >= 0;
    if (isKnown) return wake();
    page.querySelectorAll("script[data-src]").forEach(function (asleep) {
      page.head.append(Object.assign(page.createElement("link"), { rel: "prefetch", as: "script", href: asleep.dataset.src }));
    });
    ["pointerdown", "pointermove", "keydown", "focusin", "scroll"].forEach(function (use) {
      addEventListener(use, wake, { capture: true, passive: true, once: true });
    });
    setTimeout(wake, ${REST});
  }
  page.addEventListener("DOMContentLoaded", function () {
    requestAnimationFrame(function () { setTimeout(wait); });
  });
})(document)`.replace(/\n\s*/g, " ");
