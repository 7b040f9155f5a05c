import { ChartGrid } from "@/components/desk/admin/numbers/numbers-charts";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Skeleton } from "@/components/ui/skeleton";
import { StateBox } from "@/components/ui/state-box";

const CHARTS = ["first", "second", "third", "fourth"];

/** Blocks in the sizes of the four charts and the table. */
export function NumbersSkeleton() {
  return (
    <div aria-hidden="true">
      <ChartGrid>
        {CHARTS.map((chart) => (
          <div key={chart} className="border-ink border-t-2 pt-6">
            <Skeleton className="h-12" />
            <Skeleton className="mt-3 h-50" />
          </div>
        ))}
      </ChartGrid>
      <Skeleton className="mt-9 h-140" />
    </div>
  );
}

/** The numbers could not be loaded. */
export function FailedNumbers({ message, onRetry }: { message: string; onRetry: () => void }) {
  const retry = (
    <button type="button" className={buttonVariants({ variant: "primary" })} onClick={onRetry}>
      <Icon name="refresh" />
      Retry
    </button>
  );
  return (
    <StateBox kind="error" level={2} title="The numbers did not load." actions={retry}>
      {message}
    </StateBox>
  );
}
