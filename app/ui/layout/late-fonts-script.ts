import type { Lang } from "@/app/i18n/lang";
import { FONT_STYLESHEET_HREF, getEarlyFonts } from "./first-fonts";

/** Milliseconds to wait for a character before showing it in a font of the device. */
const PATIENCE = 3000;

/**
 * Returns a script for the page head that loads all fonts but the first. For readers who come from another page of the
 * site, the fonts are cached, so rendering waits for them. All others first see the page in device fonts with the same
 * metrics, and the fonts that nearly every page needs replace them at once, since each font has the page laid out again.
 *
 * A character without a device font takes up its space meanwhile (`--font-last` of `globals.css`), until its font has
 * loaded or failed, but at most for `PATIENCE`.
 */
export const getLazyFontsScript = (lang: Lang): string =>
  `(function (page, sheet, soon) {
  var own = page.referrer.indexOf(location.origin + "/") === 0;
  function link(rel, href) {
    var made = page.createElement("link");
    made.rel = rel;
    made.href = href;
    return made;
  }
  function giveUp() {}
  try {
    var space = new CSSStyleSheet();
    space.replaceSync(":root{--font-last:'Space For Signs'}");
    page.adoptedStyleSheets = page.adoptedStyleSheets.concat(space);
    giveUp = function () {
      page.adoptedStyleSheets = page.adoptedStyleSheets.filter(function (one) { return one !== space; });
    };
    page.fonts.addEventListener("loadingerror", function (event) {
      if (event.fontfaces.some(function (face) { return / Cut/.test(face.family); })) giveUp();
    });
  } catch (error) {}
  function ask() {
    var asked = link("stylesheet", sheet);
    asked.onerror = giveUp;
    if (own) asked.blocking = "render";
    page.head.appendChild(asked);
    setTimeout(function () {
      if (!asked.sheet || page.fonts.status === "loading") giveUp();
    }, ${PATIENCE});
  }
  function fetchSoon(then) {
    var left = soon.length;
    if (left === 0) return then();
    soon.forEach(function (href) {
      var font = link("preload", href);
      font.as = "font";
      font.type = "font/woff2";
      font.crossOrigin = "anonymous";
      font.onload = font.onerror = function () { if ((left -= 1) === 0) then(); };
      page.head.appendChild(font);
    });
  }
  if (!own) return page.addEventListener("DOMContentLoaded", function () {
    requestAnimationFrame(function () { setTimeout(fetchSoon, 0, ask); });
  });
  fetchSoon(function () {});
  ask();
})(document, ${JSON.stringify(FONT_STYLESHEET_HREF)}, ${JSON.stringify(getEarlyFonts(lang))})`.replace(/\n\s*/g, " ");
