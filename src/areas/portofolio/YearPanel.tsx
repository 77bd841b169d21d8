import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { worksByKind } from '../../../resources/portofolio/index.ts';
import { type StatistikPortofolio, semuaJenis } from '../../../resources/portofolio/statistik.ts';
import { lazyScreen } from '../../platform/common/lazyScreen.ts';
import { Panel } from '../../platform/patterns/record/Panel.tsx';
import { formatNumber } from '../../platform/providers/format.ts';
import { SheetTable } from './SheetTable.tsx';

const SeriesBars = lazyScreen(() => import('../../platform/charts/SeriesBars.tsx'));

const height = 260;
const tones = { hki: 'secondary', jurnal: 'primary', proceeding: 'success', jejaring: 'muted' } as const;

/** Verified works year by year and kind by kind: as bars, and every number. */
export function YearPanel({ of: years }: { of: StatistikPortofolio['perTahun'] }) {
  if (years.length === 0) return null;
  return (
    <Panel title="Karya terverifikasi per tahun">
      {years.length > 1 ? (
        <Suspense fallback={<Skeleton variant="rounded" height={height} />}>
          <SeriesBars
            groups={years.map(({ tahun }) => String(tahun))}
            height={height}
            series={semuaJenis.map(jenis => ({
              label: worksByKind[jenis].label,
              tone: tones[jenis],
              data: years.map(year => year[jenis]),
            }))}
          />
        </Suspense>
      ) : null}
      <SheetTable
        label="Karya terverifikasi per tahun"
        rows={years.toReversed()}
        keyOf={({ tahun }) => String(tahun)}
        empty=""
        cards={false}
        columns={[
          { label: 'Tahun', cell: ({ tahun }) => String(tahun) },
          ...semuaJenis.map(jenis => ({
            label: worksByKind[jenis].label,
            figure: true,
            cell: (year: StatistikPortofolio['perTahun'][number]) => formatNumber(year[jenis]),
          })),
          {
            label: 'Jumlah',
            figure: true,
            cell: year => formatNumber(semuaJenis.reduce((sum, jenis) => sum + year[jenis], 0)),
          },
        ]}
      />
    </Panel>
  );
}
