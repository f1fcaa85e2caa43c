import type { Lang } from "@/app/i18n/lang";
import { FONT_STYLESHEET_HREF, getEarlyFonts } from "./first-fonts";

/** Milliseconds to wait for a character before showing it in a font of the device. */
const PATIENCE = 3000;

/**
 * Returns a script for the head of a page that asks for all fonts but the first. A reader who comes from another page of the
 * site has them: the page is drawn with them. To everybody else the page is shown first, in the device's own fonts where these
 * have Japanese signs, and in the site's once they are there; both have the same measures.
 *
 * A sign that no font of the device has takes its space meanwhile (`--font-last` of `globals.css`). The space is given up when a font fails, and
 * after `PATIENCE`: it holds for three seconds, as long as browsers themselves hide text that waits for its font.
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
  if (!own) return requestAnimationFrame(function () { setTimeout(ask); });
  soon.forEach(function (href) {
    var font = link("preload", href);
    font.as = "font";
    font.type = "font/woff2";
    font.crossOrigin = "anonymous";
    page.head.appendChild(font);
  });
  ask();
})(document, ${JSON.stringify(FONT_STYLESHEET_HREF)}, ${JSON.stringify(getEarlyFonts(lang))})`.replace(/\n\s*/g, " ");
