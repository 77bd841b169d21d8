import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { useRecordContext } from 'react-admin';
import type { FieldOf } from '../../../../resources/kit/index.ts';
import { Loading } from '../../common/Loading.tsx';
import { formatDecimal } from '../../providers/format.ts';
import { useWords } from '../../providers/language.ts';
import { EmptyValue } from '../cells/EmptyValue.tsx';
import { LabelledValue } from '../inputs/ShownField.tsx';

/** Leaflet comes with the first map that is shown. */
const PointMap = lazy(() => import('../inputs/PointMap.tsx').then(module => ({ default: module.PointMap })));

const degrees = (value: number): string => `${formatDecimal(value, 6)}°`;

/** Both halves of a point where the first of them stands: its degrees, and the place on a map. */
export function ShownPoint({ source, field }: { source: string; field: FieldOf<'coordinate'> }) {
  const say = useWords();
  const record = useRecordContext();
  if (field.axis !== 'lintang') return null;
  const [lintang, bujur]: unknown[] = [record?.[source], record?.[field.pair]];
  const known = typeof lintang === 'number' && typeof bujur === 'number';
  return (
    <>
      <LabelledValue label={say('Lokasi')}>
        {known ? <span className="angka">{`${degrees(lintang)}; ${degrees(bujur)}`}</span> : <EmptyValue />}
      </LabelledValue>
      {known ? (
        <Box sx={{ mt: 1 }}>
          <Suspense fallback={<Loading label={say('Memuat peta')} height={280} />}>
            <PointMap value={{ lintang, bujur }} label={say('Peta lokasi')} />
          </Suspense>
        </Box>
      ) : null}
    </>
  );
}
