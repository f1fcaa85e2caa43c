import { useWords } from "@/app/i18n/use-words";
import { SelectField } from "@/app/ui/kit/select-field";
import { TextField } from "@/app/ui/kit/text-field";
import type { FolderFilter } from "./filter-decks";

type Props = {
  typed: string;
  folder: FolderFilter;
  folders: readonly string[];
  onType: (typed: string) => void;
  onFolder: (folder: FolderFilter) => void;
};

/** Values of the folder list that are no folder: names of folders are written after a slash. */
const ALL = "all";
const NONE = "none";

/** Narrows the list of one's own decks by words and by folder. */
export function MyDeckFilter({ typed, folder, folders, onType, onFolder }: Props) {
  const words = useWords("deckSocial.mine");
  return (
    <search className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_14rem]">
      <TextField
        type="search"
        label={words.search}
        placeholder={words.placeholder}
        value={typed}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => onType(event.currentTarget.value)}
      />
      {folders.length > 0 ? (
        <SelectField
          label={words.folders}
          value={folder === null ? ALL : folder === "" ? NONE : `/${folder}`}
          options={[
            { value: ALL, label: words.allFolders },
            ...folders.map((name) => ({ value: `/${name}`, label: name })),
            { value: NONE, label: words.noFolder },
          ]}
          onChange={({ currentTarget: { value } }) =>
            onFolder(value === ALL ? null : value === NONE ? "" : value.slice(1))
          }
        />
      ) : null}
    </search>
  );
}
