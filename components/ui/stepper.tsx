/** How far one has come: a bar and a name for each step, the current one thick. `current` counts from 1. */
export function Stepper({
  label,
  steps,
  current,
}: {
  label: string;
  steps: readonly string[];
  current: number;
}) {
  return (
    <ol className="stepper" aria-label={label}>
      {steps.map((name, index) => (
        <li
          key={name}
          data-done={index + 1 < current || undefined}
          aria-current={index + 1 === current ? "step" : undefined}
        >
          {name}
          {index + 1 < current && <span className="sr-only"> (done)</span>}
        </li>
      ))}
    </ol>
  );
}
