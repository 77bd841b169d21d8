import Alert from '@mui/material/Alert';
import Paper from '@mui/material/Paper';
import { Suspense } from 'react';
import type { Places } from '../../../../resources/kit/places.ts';
import { Loading } from '../../common/Loading.tsx';
import { lazyScreen } from '../../common/lazyScreen.ts';
import type { Grid } from './grid.ts';
import type { PivotState } from './usePivot.ts';

/** Leaflet comes with the first map that is opened. */
const PivotMap = lazyScreen(() => import('./PivotMap.tsx'));

interface Props {
  state: PivotState;
  grid: Grid;
  /** Undefined where the groups have no positions that are known. */
  places: Places | undefined;
}

/** The figures on a map, or why there is none. */
export const MapPart = ({ state, grid, places }: Props) =>
  places ? (
    <Paper variant="outlined" sx={{ p: 2, mb: 2 }}>
      <Suspense fallback={<Loading label="Memuat peta" height={420} />}>
        <PivotMap state={state} grid={grid} places={places} />
      </Suspense>
    </Paper>
  ) : (
    <Alert severity="info" sx={{ mb: 2 }}>
      Peta ada bila barisnya satu kelompok yang letaknya dikenal.
    </Alert>
  );
