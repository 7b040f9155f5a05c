import { useEffect, useRef } from "react";

type SelectBoxProps = {
  label: string;
  checked: boolean;
  /** Some of the rows that it selects are selected, and some are not. */
  indeterminate?: boolean;
  onChange: (checked: boolean) => void;
};

/** The checkbox that selects a row or all rows, with a large touch target. */
export function SelectBox({ label, checked, indeterminate = false, onChange }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <label className="mx-auto flex size-11 cursor-pointer items-center justify-center md:inline-flex md:h-10 md:w-9 md:align-middle">
      <span className="sr-only">{label}</span>
      <input
        ref={box}
        type="checkbox"
        className="size-5 cursor-pointer accent-ink"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
