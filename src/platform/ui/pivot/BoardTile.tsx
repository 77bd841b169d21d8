import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { Link } from 'react-router-dom';
import { extrasField } from '../../../../resources/kit/index.ts';
import { dimensionOf, measureOf } from '../../../../resources/kit/pivot.ts';
import { lazyScreen } from '../../common/lazyScreen.ts';
import { WithExtras } from '../extras/extended.tsx';
import { fieldErrorsOf, messageOf } from '../failedCall.ts';
import { useRegistry } from '../registry.ts';
import { FigureNow } from './FigureNow.tsx';
import { gridOf } from './grid.ts';
import { PivotTable } from './PivotTable.tsx';
import { type PivotState, unseenOf, usePivot } from './usePivot.ts';
import { useSees } from './usePivotWords.ts';
import type { Tile } from './useTiles.ts';

const PivotChart = lazyScreen(() => import('./PivotChart.tsx'));

/** The figures of a report on a board, as the report draws them; its name leads to it. */
export function BoardTile({ tile }: { tile: Tile }) {
  const resource = useRegistry().find(tile.resource);
  const figures = <AskedTile tile={tile} />;
  return (
    <>
      <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600, overflowWrap: 'anywhere', mb: 1 }}>
        <MuiLink component={Link} to={tile.to} color="inherit" underline="hover">
          {tile.name}
        </MuiLink>
      </Typography>
      {resource ? (
        <ResourceContextProvider value={resource.name}>
          {extrasField(resource) === undefined ? figures : <WithExtras>{figures}</WithExtras>}
        </ResourceContextProvider>
      ) : null}
    </>
  );
}

function AskedTile({ tile }: { tile: Tile }) {
  const { get, find } = useRegistry();
  const sees = useSees();
  return <TileFigures state={stateOf(tile, get(tile.resource), sees, find)} />;
}

type Chosen = PivotState & { resource: NonNullable<PivotState['resource']> };

function stateOf(
  { question }: Tile,
  resource: Chosen['resource'],
  sees: ReturnType<typeof useSees>,
  find: ReturnType<typeof useRegistry>['find'],
): Chosen {
  const dimension = (key: string) => dimensionOf(resource, key, find, sees) ?? [];
  const measures = question.nilai.flatMap(key => measureOf(resource, key, find, sees) ?? []);
  return {
    resource,
    rows: question.baris.flatMap(dimension),
    columns: question.kolom.flatMap(dimension),
    measures: measures.length ? measures : [{ key: 'jumlah', kind: 'jumlah', of: undefined }],
    filter: question.filter,
    day: undefined,
    form: question.bentuk,
    share: question.porsi,
    kept: undefined,
    ready: undefined,
    unseen: unseenOf(question, resource, find, sees),
  };
}

function TileFigures({ state }: { state: Chosen }) {
  const { data, error, isPending } = usePivot(state);
  const { rows, columns, form } = state;
  if (error) {
    const refused = [...new Set(Object.values(fieldErrorsOf(error)))];
    return <Alert severity="warning">{refused.length ? refused.join(' ') : messageOf(error)}</Alert>;
  }
  if (isPending) return <Skeleton variant="rounded" height={200} />;
  const grid = gridOf(data, rows, columns);
  const charted = (form === 'batang' || form === 'tumpuk' || form === 'garis') && rows.length > 0;
  return (
    <>
      {charted ? (
        <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
          <PivotChart state={state} grid={grid} />
        </Suspense>
      ) : null}
      {form === 'angka' ? <FigureNow state={state} grid={grid} /> : null}
      <Box sx={{ maxHeight: 360, overflow: 'auto' }}>
        <PivotTable state={state} grid={grid} rowsAt={() => undefined} />
      </Box>
    </>
  );
}
