"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSession } from "@/components/auth/use-session";
import { DeskFilters } from "@/components/desk/admin/desk-filters";
import { DeskFoot } from "@/components/desk/admin/desk-foot";
import { summaryQuery } from "@/components/desk/admin/desk-queries";
import {
  DeskSkeleton,
  EmptyDesk,
  FailedDesk,
  LocalEmail,
  NoMatch,
  OldList,
} from "@/components/desk/admin/desk-states";
import { DeskTable } from "@/components/desk/admin/desk-table";
import { filterQuery, isFiltered, NO_FILTER } from "@/components/desk/admin/desk-view";
import { useKeySetting } from "@/components/desk/admin/key-setting";
import { KeysDialog } from "@/components/desk/admin/keys-dialog";
import { NewAbove } from "@/components/desk/admin/new-rows";
import { changeFilter, useDesk } from "@/components/desk/admin/use-desk";
import { useDeskKeys } from "@/components/desk/admin/use-desk-keys";
import { useNewRows } from "@/components/desk/admin/use-new-rows";
import { useNow } from "@/components/desk/admin/use-now";
import { WeekFigures } from "@/components/desk/admin/week-figures";
import { OfficeBar } from "@/components/layout/admin/office-bar";
import { OfficeMain, officeHeading } from "@/components/layout/admin/office-main";
import { OutsideTabs } from "@/components/layout/admin/office-tabs";

/** The desk: all open requests in one queue, most urgent first. */
export function DeskViewPage() {
  const desk = useDesk();
  const { filter, rows, counts, isLoading, isFailed } = desk;
  const session = useSession();
  const userId = session.status === "signed-in" ? (session.user?.id ?? null) : null;
  const now = useNow();
  const { data: summary } = useQuery(summaryQuery);
  const [areKeysOn, setKeysOn] = useKeySetting();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const openHelp = () => setHelpOpen(true);
  const { current, setCurrent } = useDeskKeys({
    rows,
    filter,
    isOn: areKeysOn,
    onHelp: openHelp,
    onEnd() {
      if (desk.more && !desk.more.isLoading) desk.more.load();
    },
  });
  const { announcement, above } = useNewRows(rows, filterQuery(filter).toString(), isLoading);
  const context = { filter, now, userId, current, onCurrent: setCurrent };
  const isEmpty = counts !== undefined && rows.length === 0 && !isLoading;

  return (
    <>
      <OfficeBar onReload={desk.reload} />
      <OutsideTabs />
      <OfficeMain>
        <NewAbove references={above} />
        <div className="mb-3.5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
          <h1 className={officeHeading}>{filter.closed ? "Closed requests" : "Request desk"}</h1>
          {!filter.closed && <WeekFigures />}
        </div>
        <DeskFilters filter={filter} counts={counts} />
        <p role="status" className="sr-only">
          {announcement}
        </p>
        {summary?.email === "local" && <LocalEmail />}
        <div role="status">{isFailed && counts && <OldList since={desk.loadedAt} />}</div>
        <section aria-label="Requests" aria-busy={isLoading}>
          {!counts && !isFailed && <DeskSkeleton closed={filter.closed} />}
          {!counts && isFailed && <FailedDesk onRetry={() => void desk.reload()} />}
          {isEmpty && !isFiltered(filter) && <EmptyDesk closed={filter.closed} />}
          {isEmpty && isFiltered(filter) && (
            <NoMatch
              open={filter.closed ? null : counts.open}
              hasSearch={filter.q !== ""}
              onShowAll={() => changeFilter({ ...NO_FILTER, closed: filter.closed })}
            />
          )}
          {counts && rows.length > 0 && <DeskTable rows={rows} counts={counts} context={context} />}
          {counts && <DeskFoot desk={desk} counts={counts} areKeysOn={areKeysOn} onHelp={openHelp} />}
        </section>
      </OfficeMain>
      {isHelpOpen && <KeysDialog isOn={areKeysOn} onChange={setKeysOn} onClose={() => setHelpOpen(false)} />}
    </>
  );
}
