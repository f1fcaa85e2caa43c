import type { Dictionary } from "@/app/i18n/dictionary";
import { Button } from "@/app/ui/kit/button";
import type { ButtonVariant } from "@/app/ui/kit/button-class";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { IconButton } from "@/app/ui/kit/icon-button";
import { MENU_ITEM_CLASS, Menu } from "@/app/ui/kit/menu";
import { ICON_NAMES, Icon } from "@/app/ui/kit/svg-icon";
import type { KitSamples } from "./samples";

const VARIANTS: readonly ButtonVariant[] = ["primary", "plain", "quiet", "danger"];

/** Renders samples of buttons, icons and menus. */
export const renderControlSamples = ({ variants, states, menu }: Dictionary["kit"]) =>
  ({
    Button: (
      <div className="grid gap-3">
        <Row>
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant}>
              {variants[variant]}
            </Button>
          ))}
        </Row>
        <Row>
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant} size="small">
              {variants[variant]}
            </Button>
          ))}
        </Row>
        <Row>
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant} disabled>
              {variants[variant]}
            </Button>
          ))}
        </Row>
      </div>
    ),
    ButtonLink: (
      <Row>
        {VARIANTS.slice(0, 3).map((variant) => (
          <ButtonLink key={variant} variant={variant} href="#ButtonLink">
            {variants[variant]}
          </ButtonLink>
        ))}
        <ButtonLink size="small" href="#ButtonLink">
          {states.small}
        </ButtonLink>
      </Row>
    ),
    IconButton: (
      <Row>
        <IconButton icon="copy" label={menu.copy} />
        <IconButton icon="share" label={menu.share} variant="plain" />
        <IconButton icon="trash" label={menu.remove} variant="danger" />
        <IconButton icon="undo" label={states.small} variant="plain" size="small" />
        <IconButton icon="redo" label={states.disabled} disabled />
      </Row>
    ),
    Glyph: (
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-x-2 gap-y-4">
        {ICON_NAMES.map((name) => (
          <li key={name} className="flex items-center gap-2 text-sm">
            <Icon name={name} />
            <span className="font-mono text-ink-soft text-xs">{name}</span>
          </li>
        ))}
      </ul>
    ),
    Menu: (
      <Row>
        {[false, true].map((iconOnly) => (
          <Menu
            key={String(iconOnly)}
            label={menu.label}
            icon={iconOnly ? "more" : undefined}
            iconOnly={iconOnly}
            variant="plain"
          >
            <ul>
              {(["copy", "share", "remove"] as const).map((action) => (
                <li key={action}>
                  <button type="button" className={MENU_ITEM_CLASS}>
                    {menu[action]}
                  </button>
                </li>
              ))}
            </ul>
          </Menu>
        ))}
      </Row>
    ),
  }) satisfies KitSamples;

const Row = ({ children }: { children: React.ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3">{children}</div>
);
