"use client";

import { Component, type ComponentType, type ReactNode, useEffect, useState } from "react";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { Dialog } from "@/app/ui/kit/dialog";
import { registerLazyModule } from "./lazy-modules";

type Closable = { readonly onClose: () => void };

/**
 * Creates a dialog whose code is loaded on demand. If loading or rendering fails, a dialog with a retry button appears,
 * and the page stays unchanged.
 */
export function createLazyDialog<P extends Closable>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> {
  let known: ComponentType<P> | null = null;
  const fetchPart = registerLazyModule(async () => {
    known ??= (await load()).default;
    return known;
  });
  return function LatePart(props: P) {
    const [Part, setPart] = useState<ComponentType<P> | null>(() => known);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (Part || failed) return;
      let here = true;
      fetchPart().then(
        (part) => here && setPart(() => part),
        () => here && setFailed(true),
      );
      return () => {
        here = false;
      };
    }, [Part, failed]);
    const again = () => setFailed(false);
    if (failed) return <FailedPart onClose={props.onClose} onAgain={again} />;
    if (!Part) return null;
    return (
      <Boundary onFail={() => setFailed(true)}>
        <Part {...props} />
      </Boundary>
    );
  };
}

/** Error boundary that keeps a failure of its children from the rest of the page. */
class Boundary extends Component<{ onFail: () => void; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override componentDidCatch(): void {
    this.props.onFail();
  }
  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

function FailedPart({ onClose, onAgain }: Closable & { onAgain: () => void }) {
  const part = useWords("site.failedPart");
  return (
    <Dialog
      open
      onClose={onClose}
      title={part.title}
      closeLabel={part.close}
      actions={
        <Button variant="primary" onClick={onAgain}>
          {part.again}
        </Button>
      }
    >
      <p>{part.text}</p>
    </Dialog>
  );
}
