import { Icon } from "../kit/svg-icon";

/**
 * Renders a confirmation beside a form. The live region exists from the start, so that screen readers announce its
 * text.
 */
export function SavedStatus({ text }: { text: string | null }) {
  return (
    <p role="status" className="flex min-h-7 items-center gap-1.5 text-green text-sm">
      {text ? (
        <>
          <Icon name="check" size={18} />
          {text}
        </>
      ) : null}
    </p>
  );
}
