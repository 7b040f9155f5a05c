import { Modal, modalButton } from "@/components/ui/admin/modal";

export type Shortcuts = [keys: string[], words: string][];

/** The shortcuts of the desk, in the order of the dialog. */
const SHORTCUTS: Shortcuts = [
  [["j", "k"], "Down and up in the list"],
  [["Enter"], "Open the request"],
  [["r"], "Reply"],
  [["n"], "Write an internal note"],
  [["q"], "Quote"],
  [["/"], "Search"],
  [["?"], "Show these keys"],
];

/** A key as it is printed on the keyboard. */
export function Key({ children }: { children: string }) {
  return (
    <kbd className="inline-grid min-h-6 min-w-6 place-items-center rounded-badge border border-control bg-sheet px-1.5 font-semibold font-text text-14">
      {children}
    </kbd>
  );
}

type KeysDialogProps = {
  /** Those of the desk by default. */
  shortcuts?: Shortcuts;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  onClose: () => void;
};

/** Lists the shortcuts, and turns them off and on. */
export function KeysDialog({ shortcuts = SHORTCUTS, isOn, onChange, onClose }: KeysDialogProps) {
  return (
    <Modal title="Keyboard shortcuts" onClose={onClose} text="They work while you are not typing in a field.">
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {shortcuts.map(([keys, words]) => (
          <div key={words} className="col-span-2 grid grid-cols-subgrid items-center">
            <dt className="flex gap-1">
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          className="size-5.5 cursor-pointer accent-ink"
          checked={isOn}
          onChange={({ target }) => onChange(target.checked)}
        />
        Use keyboard shortcuts
      </label>
      <button type="button" className={modalButton("secondary")} onClick={onClose}>
        Close
      </button>
    </Modal>
  );
}
