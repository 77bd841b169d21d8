import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useListContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { linkOpens, type Resource } from '../../../../resources/kit/index.ts';
import { PrintAction } from '../../common/print/PrintAction.tsx';
import { useLabel } from '../../providers/language.ts';
import { Breakable } from '../Breakable.tsx';
import { BinAction } from '../bin/BinAction.tsx';
import { ReceiptsAction } from '../bulk/ReceiptsAction.tsx';
import { CopyFromAction } from '../copy/CopyFromAction.tsx';
import { extensionsOf } from '../extensions.ts';
import { useDeclaration, useRegistry } from '../registry.ts';
import { CreateAction } from './CreateAction.tsx';
import { ExportAction } from './ExportAction.tsx';
import { ImportAction } from './ImportAction.tsx';
import { OrderAction } from './OrderAction.tsx';
import { PivotAction } from './PivotAction.tsx';

/** Icons that stand in one line with the name of a list on a phone. */
const mostBeside = 4;

/** Icons that a list may have on a phone: figures and print, and what some role may do with its rows. */
function iconsOf({ access, sortable, copy }: Resource): number {
  const flags = Object.values(access).flatMap(rule => rule?.flags ?? []);
  const byRight = (['import', 'export', 'delete'] as const).filter(flag => flags.includes(flag));
  return 2 + byRight.length + (sortable ? 1 : 0) + (copy ? 1 : 0);
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
  const icons = iconsOf(resource);
  const { listActions: Own } = extensionsOf(resource.name);
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap', mb: 2, minHeight: 44 }}>
      <Typography
        component={screen ? 'h1' : 'h2'}
        variant={screen ? 'h5' : 'h6'}
        // Beside more icons than that a phone would break the name within its words.
        sx={{ mr: 'auto', flex: { xs: icons > mostBeside ? '1 0 100%' : '1 1 0', sm: 'initial' }, minWidth: 0 }}
      >
        <Breakable text={labelOf(screen?.title ?? resource.label)} />
      </Typography>
      {Own ? (
        // On phones a line of their own: it has its height before their code is there.
        <Box
          sx={{
            display: { xs: 'flex', sm: 'contents' },
            order: 1,
            flex: '1 0 100%',
            minHeight: 44,
            overflowX: 'auto',
            gap: 1,
          }}
        >
          <Suspense>
            <Own />
          </Suspense>
        </Box>
      ) : null}
      {/* What the role may do is known a moment later; on phones its icons have their place from the first. */}
      <Box
        sx={{ display: { xs: 'flex', sm: 'contents' }, justifyContent: 'flex-end', minWidth: screen ? icons * 44 : 0 }}
      >
        {resource.sortable ? <OrderAction /> : null}
        <CopyFromAction />
        <ImportAction />
        <ExportAction />
        {screen ? <PivotAction /> : null}
        <ReceiptsAction />
        <BinAction />
        {screen ? <PrintAction minor /> : null}
      </Box>
      {empty ? null : (
        <Box sx={{ position: { xs: 'fixed', sm: 'static' }, right: 16, bottom: 16, zIndex: 'fab' }}>
          <CreateAction />
        </Box>
      )}
    </Stack>
  );
}
