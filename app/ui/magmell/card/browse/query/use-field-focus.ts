import { type RefObject, useEffect } from "react";
import { isTextField } from "@/app/ui/keys/key-press";
import { useKeyListener } from "@/app/ui/keys/use-key-listener";
import { useSingleKeySetting } from "@/app/ui/keys/use-single-keys";

/**
 * Focuses a search field on `/` and Ctrl+K, unless another key listener handles the key first. Also focuses it when the
 * popover around it opens.
 */
export function useFieldFocus(field: RefObject<HTMLInputElement | null>): void {
  const [singleKeys] = useSingleKeySetting();
  useEffect(() => {
    const sheet = field.current?.closest<HTMLElement>("[popover]");
    const enter = (event: Event) => (event as ToggleEvent).newState === "open" && field.current?.focus();
    sheet?.addEventListener("toggle", enter);
    return () => sheet?.removeEventListener("toggle", enter);
  }, [field]);
  useKeyListener(
    (event) => {
      const chord = (event.ctrlKey || event.metaKey) && event.key === "k" && !event.shiftKey;
      const single = singleKeys && event.key === "/" && !event.ctrlKey && !event.metaKey && !isTextField(event.target);
      const input = field.current;
      if (event.altKey || !(chord || single) || !input) return false;
      if (!input.checkVisibility()) input.closest<HTMLElement>("[popover]")?.showPopover();
      input.focus();
      input.select();
      return true;
    },
    { last: true },
  );
}
