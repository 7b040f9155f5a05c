import type { ReactNode } from "react";
import { ticket } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";

/** A page that asks once more, or for a reason. Without children, the question has been settled already. */
export function QuestionPage({
  token,
  title,
  problem,
  settled,
  children,
}: {
  token: string;
  title: string;
  /** Why the form could not be sent. */
  problem?: string | undefined;
  /** Why there is nothing to ask. */
  settled: string;
  children: ReactNode;
}) {
  return (
    <div className="wrap py-10 lg:py-16">
      <div className={`${ticket} mx-auto grid max-w-[34rem] grid-cols-[minmax(0,1fr)] gap-5 p-5 md:p-7`}>
        <h1 className="text-34 leading-none">{children ? title : "There is nothing to decide."}</h1>
        {problem && (
          <Notice tone="red" role="alert">
            {problem}
          </Notice>
        )}
        {children || (
          <p>
            {settled}{" "}
            <a className="text-link" href={`/request/${token}`}>
              Back to your request
            </a>
          </p>
        )}
      </div>
    </div>
  );
}
