import { useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';
import { onPrint } from '../../common/print/printPage.ts';

/** The most rows that one page of a list holds (docs/api.md), and so the most that are printed at once. */
const most = 200;
const patienceMs = 15_000;

/** Brings all rows of the list around onto the page while it is printed, and afterwards those that were there. */
export function usePrintWhole(): void {
  const list = useListContext();
  const latest = useRef(list);
  latest.current = list;
  useEffect(
    () =>
      onPrint(async () => {
        const { total = 0, data = [], perPage, page, setPerPage, setPage } = latest.current;
        if (total <= data.length || perPage >= most) return () => undefined;
        setPerPage(most);
        const wanted = Math.min(total, most);
        const until = Date.now() + patienceMs;
        while ((latest.current.data?.length ?? 0) < wanted && Date.now() < until)
          await new Promise(resolve => setTimeout(resolve, 50));
        return () => {
          setPerPage(perPage);
          if (page > 1) setPage(page);
        };
      }),
    [],
  );
}
