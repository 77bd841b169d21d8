import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { Suspense, useState } from 'react';
import { ResourceContextProvider } from 'react-admin';
import type { UsahaMendaftarUlang } from '../../../../resources/kwu/bacaan.ts';
import { kelompokKwu } from '../../../../resources/kwu/kelompok.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { lazyScreen } from '../../../platform/common/lazyScreen.ts';
import { ScreenTitle } from '../../../platform/patterns/record/ScreenTitle.tsx';
import { formatNumber } from '../../../platform/providers/format.ts';
import { Notice } from '../../../platform/ui/list/Notice.tsx';
import { useMay } from '../../../platform/ui/permissions.ts';
import { RetryAlert } from '../../../platform/ui/RetryAlert.tsx';
import { PeriodChoice } from '../PeriodChoice.tsx';
import { useKwuPeriod } from '../useKwuPeriod.ts';
import { useReRegistrations } from '../useReRegistrations.ts';
import { isFinished, StepsTable } from './StepsTable.tsx';

const RemindDialog = lazyScreen(() => import('../../monitoring/monitor/RemindDialog.tsx'));
const RowFormDialog = lazyScreen(() => import('../../monitoring/monitor/RowFormDialog.tsx'));

/** Businesses × steps of a period, for those who watch them; Tim MBKM reminds and gives more time. */
export function AllSteps({ path }: { path: string }) {
  const period = useKwuPeriod();
  const { idPeriode } = period;
  const { data, error, isPending, refetch } = useReRegistrations(idPeriode);
  return (
    <ResourceContextProvider value={kelompokKwu.name}>
      <ScreenTitle path={path} />
      <PeriodChoice of={period} />
      {period.error ? (
        <RetryAlert error={period.error} onRetry={period.refetch} />
      ) : error ? (
        <RetryAlert error={error} onRetry={refetch} />
      ) : isPending && !period.none ? (
        <Loading height={320} label="Memuat daftar ulang" />
      ) : !data?.length ? (
        <Paper variant="outlined">
          <Notice
            title="Belum ada usaha"
            text="Usaha yang disetujui pada periode ini tampil di sini dengan langkahnya."
          />
        </Paper>
      ) : (
        <Steps key={idPeriode} of={data} onChanged={() => void refetch()} />
      )}
    </ResourceContextProvider>
  );
}

function Steps({ of: businesses, onChanged }: { of: readonly UsahaMendaftarUlang[]; onChanged: () => void }) {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [reminding, setReminding] = useState(false);
  const [extended, setExtended] = useState<UsahaMendaftarUlang | null>(null);
  const mayRemind = useMay('action', kelompokKwu.name);
  const mayExtend = useMay('edit', kelompokKwu.name);
  const open = businesses.filter(business => !isFinished(business));
  return (
    <>
      {mayRemind && open.length > 0 ? (
        <Stack direction="row" useFlexGap spacing={1} sx={{ mb: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
          <Button variant="outlined" onClick={() => setTicked(open.map(({ id }) => id))}>
            Pilih yang belum selesai ({formatNumber(open.length)})
          </Button>
          <Button variant="contained" disabled={ticked.length === 0} onClick={() => setReminding(true)}>
            Ingatkan{ticked.length ? ` ${formatNumber(ticked.length)} usaha` : ''}
          </Button>
        </Stack>
      ) : null}
      <StepsTable
        businesses={businesses}
        ticked={mayRemind && open.length > 0 ? ticked : null}
        onTick={setTicked}
        onExtend={mayExtend ? setExtended : null}
      />
      <Suspense>
        {reminding ? (
          <RemindDialog
            ids={ticked}
            rows={businesses.map(business => ({ ...business }))}
            call={`${kelompokKwu.endpoint}/daftar-ulang/ingatkan`}
            noun="usaha"
            text="Pemberitahuan dikirim kepada anggota usaha, dengan langkah yang belum selesai."
            onClose={done => {
              setReminding(false);
              if (done) setTicked([]);
            }}
          />
        ) : null}
        {extended ? (
          <RowFormDialog
            resource={kelompokKwu.name}
            label={`Perpanjang daftar ulang ${extended.namaUsaha}`}
            fields={['perpanjangan']}
            row={{ ...extended }}
            onClose={() => {
              setExtended(null);
              onChanged();
            }}
          />
        ) : null}
      </Suspense>
    </>
  );
}
