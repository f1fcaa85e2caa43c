import type { Dictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";

type ButtonWords = Pick<Dictionary["adding"], "add" | "remove">;

/**
 * Fills the containers of `AddControl` with copies of the buttons in `template` and enables all their buttons. Does the
 * same for containers that are added to the page later. Returns a function that stops this.
 */
export function fillAddControls(template: Element | null, words: ButtonWords): () => void {
  const fill = () => {
    for (const place of document.querySelectorAll<HTMLElement>("[data-add]:empty")) {
      const { add = "", said: name = add } = place.dataset;
      place.append(...[...(template?.children ?? [])].map((part) => part.cloneNode(true)));
      for (const button of place.querySelectorAll("button"))
        button.ariaLabel = button.title = format(button.dataset.by === "1" ? words.add : words.remove, { name });
    }
    for (const button of document.querySelectorAll<HTMLButtonElement>("[data-add] > button:disabled"))
      button.disabled = false;
  };
  fill();
  const observer = new MutationObserver(fill);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
