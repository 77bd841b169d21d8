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
import { FigureTable, useFigurePage } from './FigureTable.tsx';
import { gridOf } from './grid.ts';
import { MapPart } from './MapPart.tsx';
import { PivotTable } from './PivotTable.tsx';
import { type PivotState, unseenOf, usePivot } from './usePivot.ts';
import { useSees } from './usePivotWords.ts';
import { usePlaces } from './usePlaces.ts';
import type { Tile } from './useTiles.ts';

const PivotChart = lazyScreen(() => import('./PivotChart.tsx'));

/** Room of every tile below its name, in px; what is longer scrolls, so that nothing moves while figures come. */
export const tileRoom = 420;

/** The figures of a report on a board, as the report draws them; its name leads to it. */
export function BoardTile({ tile }: { tile: Tile }) {
  const { of } = tile;
  return (
    <>
      <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600, overflowWrap: 'anywhere', mb: 1 }}>
        <MuiLink component={Link} to={tile.to} color="inherit" underline="hover">
          {tile.name}
        </MuiLink>
      </Typography>
      <Box className="gulir" sx={{ height: tileRoom, overflow: 'auto' }}>
        {'page' in of ? <PageTile page={of.page} name={tile.name} /> : <CountedTile counted={of} name={tile.name} />}
      </Box>
    </>
  );
}

function PageTile({ page, name }: { page: string; name: string }) {
  const { data, error, isPending } = useFigurePage(page);
  if (error) return <Alert severity="warning">{messageOf(error)}</Alert>;
  if (isPending) return <Skeleton variant="rounded" height={tileRoom} />;
  return <FigureTable name={name} table={data} />;
}

type Counted = Extract<Tile['of'], { question: unknown }>;

function CountedTile({ counted, name }: { counted: Counted; name: string }) {
  const resource = useRegistry().find(counted.resource);
  if (!resource) return null;
  const figures = <AskedTile counted={counted} name={name} />;
  return (
    <ResourceContextProvider value={resource.name}>
      {extrasField(resource) === undefined ? figures : <WithExtras>{figures}</WithExtras>}
    </ResourceContextProvider>
  );
}

function AskedTile({ counted, name }: { counted: Counted; name: string }) {
  const { get, find } = useRegistry();
  const sees = useSees();
  return <TileFigures state={stateOf(counted, get(counted.resource), sees, find)} name={name} />;
}

type Chosen = PivotState & { resource: NonNullable<PivotState['resource']> };

function stateOf(
  { question }: Counted,
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

function TileFigures({ state, name }: { state: Chosen; name: string }) {
  const { data, error, isPending } = usePivot(state);
  const { rows, columns, form } = state;
  const places = usePlaces(rows);
  if (error) {
    const refused = [...new Set(Object.values(fieldErrorsOf(error)))];
    return <Alert severity="warning">{refused.length ? refused.join(' ') : messageOf(error)}</Alert>;
  }
  if (isPending) return <Skeleton variant="rounded" height={tileRoom} />;
  const grid = gridOf(data, rows, columns);
  const charted = (form === 'batang' || form === 'tumpuk' || form === 'garis') && rows.length > 0;
  return (
    // The table waits for the drawing above it: it would be pushed down.
    <Suspense fallback={<Skeleton variant="rounded" height={tileRoom} />}>
      {charted ? <PivotChart state={state} grid={grid} /> : null}
      {form === 'peta' ? <MapPart state={state} grid={grid} places={places} /> : null}
      {form === 'angka' ? <FigureNow state={state} grid={grid} /> : null}
      <PivotTable state={state} grid={grid} rowsAt={() => undefined} name={name} />
    </Suspense>
  );
}
