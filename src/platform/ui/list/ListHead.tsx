import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useListContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { linkOpens } from '../../../../resources/kit/index.ts';
import { atBottom } from '../../common/atBottom.ts';
import { useLabel } from '../../providers/language.ts';
import { Breakable } from '../Breakable.tsx';
import { useBinEntry } from '../bin/BinAction.tsx';
import { useReceiptsEntry } from '../bulk/useReceiptsEntry.tsx';
import { useCopyEntry } from '../copy/useCopyEntry.ts';
import { extensionsOf } from '../extensions.ts';
import { useDeclaration, useRegistry } from '../registry.ts';
import { CreateAction } from './CreateAction.tsx';
import { useExportEntry } from './ExportAction.tsx';
import { useImportEntry } from './ImportAction.tsx';
import type { ListActionEntry } from './ListAction.tsx';
import { ListActions } from './ListActions.tsx';
import { usePivotEntries } from './PivotAction.tsx';
import { useOrderEntry } from './useOrderEntry.tsx';
import { usePrintEntry } from './usePrintEntry.ts';

/** What may be done with the whole of a list, most used first. A list that is part of a page is not counted or printed by itself. */
function useListEntries(screen: boolean): ListActionEntry[] {
  const imports = useImportEntry();
  const exports = useExportEntry();
  const figures = usePivotEntries();
  const order = useOrderEntry();
  const copy = useCopyEntry();
  const receipts = useReceiptsEntry();
  const bin = useBinEntry();
  const print = usePrintEntry();
  return [
    ...imports,
    ...exports,
    ...(screen ? figures : []),
    ...order,
    ...copy,
    ...receipts,
    ...bin,
    ...(screen ? print : []),
  ];
}

/** Title of a list and what may be done with it as a whole. */
export function ListHead() {
  const resource = useDeclaration();
  const labelOf = useLabel();
  const { pathname } = useLocation();
  // A resource may be listed by several screens, each with its name; a list that is part of a page is named after itself.
  const screen = useRegistry().screens.find(({ path, pattern }) => pattern === 'crud' && linkOpens(path, pathname));
  const { data, filterValues } = useListContext();
  // The empty state offers the same button; one primary button a screen.
  const empty = data?.length === 0 && Object.keys(filterValues).length === 0;
  const entries = useListEntries(screen !== undefined);
  const { listActions: Own } = extensionsOf(resource.name);
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap', mb: 2, minHeight: 44 }}>
      <Typography
        component={screen ? 'h1' : 'h2'}
        variant={screen ? 'h5' : 'h6'}
        sx={{ flex: { xs: '1 1 0', sm: 'initial' }, minWidth: 0 }}
      >
        <Breakable text={labelOf(screen?.title ?? resource.label)} />
      </Typography>
      {Own ? (
        // On phones a line of their own: it has its height before their code is there, and goes where there are none.
        <Box
          sx={{
            display: 'flex',
            order: { xs: 1, sm: 0 },
            flex: { xs: '1 0 100%', sm: 'initial' },
            ml: { sm: 'auto' },
            minHeight: 44,
            '&:empty': { display: 'none' },
            overflowX: 'auto',
            alignItems: 'center',
            gap: 1,
          }}
        >
          <Suspense fallback={<Box sx={{ height: 44 }} />}>
            <Own />
          </Suspense>
        </Box>
      ) : null}
      {/* What the role may do is known a moment later; on phones its menu has its place from the first. */}
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ alignItems: 'center', justifyContent: 'flex-end', ml: Own ? 0 : 'auto', minWidth: screen ? 44 : 0 }}
      >
        <ListActions entries={entries} />
        {empty ? null : (
          <Box {...atBottom} sx={{ position: { xs: 'fixed', sm: 'static' }, right: 16, bottom: 16, zIndex: 'fab' }}>
            <CreateAction />
          </Box>
        )}
      </Stack>
    </Stack>
  );
}
