import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";

type Props = {
  /** The player who looks at the screen next: 0 or 1. */
  viewer: 0 | 1;
  onOpen: () => void;
};

/** Renders a curtain over the table of two persons, until the next of them looks at it. */
export function HandoverScreen({ viewer, onOpen }: Props) {
  const { curtain } = useWords("goldfish.setup");
  return (
    <div className="grid min-h-64 place-content-center justify-items-center gap-3 text-center">
      <h2 className="text-xl">{curtain.title}</h2>
      <p>{format(curtain.body, { player: viewer === 0 ? curtain.first : curtain.second })}</p>
      <Button variant="primary" autoFocus onClick={onOpen}>
        {curtain.open}
      </Button>
    </div>
  );
}
