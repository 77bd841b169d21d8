import Box from '@mui/material/Box';
import { createElement, type ReactNode, Suspense } from 'react';
import { Pagination, useListContext } from 'react-admin';
import { lazyScreen } from '../../common/lazyScreen.ts';
import { usePhone } from '../../common/usePhone.ts';
import { BulkBar } from '../bulk/BulkBar.tsx';
import { extensionsOf } from '../extensions.ts';
import { placeOf } from '../places.ts';
import { useCrudOptions, useDeclaration } from '../registry.ts';
import { FilterChips } from './FilterChips.tsx';
import { ListCards } from './ListCards.tsx';
import { ListEmpty } from './ListEmpty.tsx';
import { ListError } from './ListError.tsx';
import { ListHead } from './ListHead.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { ListTable } from './ListTable.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { RowsFrame } from './RowsFrame.tsx';
import { StandsAbove } from './StandsAbove.tsx';
import { TabsPlace } from './TabsPlace.tsx';
import { useAsSheet } from './useAsSheet.ts';
import { useFixed } from './useFixed.ts';

const ListTabs = lazyScreen(async () => ({ default: (await import('./ListTabs.tsx')).ListTabs }));

/** Everything of a list page around the rows; table from 600 px, cards below. */
export function ListView({ children }: { children?: ReactNode }) {
  const resource = useDeclaration();
  const { listHeader: Header, listTree: Tree, listFooter: Footer } = extensionsOf(resource.name);
  const { tabs } = useCrudOptions();
  const phone = usePhone();
  const { data, error, isPending, isFetching, filterValues } = useListContext();
  const asTree = Tree !== undefined && Object.keys(filterValues).length === 0;
  const { on: asSheet } = useAsSheet();
  // Whose scope is one row looks for nothing.
  const oneRow = useFixed().has('id');
  const Rows = phone ? ListCards : ListTable;
  const empty = !isPending && !error && data?.length === 0;
  const failed = Boolean(error) && !data;
  const rows = (
    <>
      {oneRow ? null : <ListToolbar />}
      <BulkBar />
      <FilterChips />
      <RowsFrame busy={isFetching}>
        {failed ? (
          <ListError />
        ) : isPending ? (
          <ListSkeleton cards={phone} />
        ) : empty ? (
          <ListEmpty />
        ) : (
          <Box sx={{ opacity: isFetching ? 0.7 : 1, transition: 'opacity 150ms' }}>
            {asTree ? (
              <Suspense>
                <Tree />
              </Suspense>
            ) : asSheet ? (
              <Suspense fallback={<ListSkeleton cards={phone} />}>{createElement(placeOf('sheet'))}</Suspense>
            ) : (
              <Rows>{children}</Rows>
            )}
          </Box>
        )}
        {empty || asTree || failed ? null : <Pagination rowsPerPageOptions={[10, 25, 50, 100, 200]} />}
      </RowsFrame>
    </>
  );
  const page = (
    <Box sx={{ pb: { xs: 10, sm: 3 } }}>
      <ListHead />
      {tabs && !oneRow ? (
        <Suspense fallback={<TabsPlace />}>
          <ListTabs options={tabs} />
        </Suspense>
      ) : null}
      {Header ? <StandsAbove above={<Header />}>{rows}</StandsAbove> : rows}
      {/* Below rows that are on their way it would be pushed down. */}
      {Footer && !isPending ? (
        <Suspense>
          <Footer />
        </Suspense>
      ) : null}
    </Box>
  );
  // The content above the rows appears together with them, so that it does not push them down.
  return Header ? <Suspense fallback={<ListSkeleton cards={phone} />}>{page}</Suspense> : page;
}
