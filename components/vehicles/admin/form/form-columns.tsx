import type { ReactNode } from "react";

const column = "grid grid-cols-[minmax(0,1fr)] content-start gap-5";

/** The form's sections: in two columns from 1024 px on, below each other on smaller screens. */
export function FormColumns({ main, aside }: { main: ReactNode; aside: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 pb-6 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
      <div className={column}>{main}</div>
      <div className={column}>{aside}</div>
    </div>
  );
}
