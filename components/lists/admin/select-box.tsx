import { useEffect, useRef } from "react";

type SelectBoxProps = {
  label: string;
  checked: boolean;
  /** Some of what it stands for is selected, and some is not. */
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
    <label className="office-select">
      <span className="sr-only">{label}</span>
      <input
        ref={box}
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
