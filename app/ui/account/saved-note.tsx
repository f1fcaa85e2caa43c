import { Icon } from "../kit/svg-icon";

/** Says beside a form that it was done. The region is there from the start, so that what appears in it is read. */
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
