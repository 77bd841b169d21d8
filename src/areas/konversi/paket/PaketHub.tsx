import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Suspense } from 'react';
import { RecordContextProvider, ResourceContextProvider, useGetList } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { lazyScreen } from '../../../platform/common/lazyScreen.ts';
import { ScreenTitle } from '../../../platform/patterns/record/ScreenTitle.tsx';
import { useWords } from '../../../platform/providers/language.ts';
import { messageOf } from '../../../platform/ui/failedCall.ts';
import { ListSkeleton } from '../../../platform/ui/list/ListSkeleton.tsx';
import { Notice } from '../../../platform/ui/list/Notice.tsx';
import type { ScreenProps } from '../../../platform/ui/screenParts.ts';
import { OwnPackage } from './OwnPackage.tsx';

const Simulator = lazyScreen(() => import('./Simulator.tsx'));

type Props = ScreenProps<'paket'>;

/** PAKET, the student's entrance: each participation with its package and result, and the simulator beside it. */
export function PaketHub({ resource, path, options, parts }: Props) {
  const say = useWords();
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab') === 'simulasi' ? 'simulasi' : 'paket';
  return (
    <ResourceContextProvider value={resource}>
      <ScreenTitle path={path} />
      <Tabs
        value={tab}
        onChange={(_, next: string) => setSearch(next === 'paket' ? {} : { tab: next }, { replace: true })}
        aria-label={say('Paket konversi')}
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}
      >
        <Tab value="paket" label={say('Paket saya')} />
        <Tab value="simulasi" label={say('Simulasi SKS')} />
      </Tabs>
      {tab === 'paket' ? (
        <Own resource={resource} options={options} parts={parts} />
      ) : (
        <Suspense fallback={<ListSkeleton cards />}>
          <Simulator options={options} />
        </Suspense>
      )}
    </ResourceContextProvider>
  );
}

/** States of a registration from which on there is, or was, something to convert. */
const through = ['disetujui', 'berjalan', 'selesai'];

function Own({ resource, options, parts }: Pick<Props, 'resource' | 'options' | 'parts'>) {
  const say = useWords();
  const { data, error, isPending } = useGetList(
    resource,
    {
      filter: { ...options.filter, status: through },
      sort: { field: 'tanggalDaftar', order: 'DESC' },
      pagination: { page: 1, perPage: 50 },
    },
    { retry: false },
  );
  if (isPending) return <ListSkeleton cards />;
  if (error) return <Notice role="alert" title={say('Paket konversi tidak dapat dimuat')} text={messageOf(error)} />;
  if (data.length === 0)
    return (
      <Notice
        title={say('Belum ada kegiatan untuk dikonversi')}
        text={say(
          'Paket konversi dipilih setelah pendaftaran Anda disetujui. Sementara itu, lihat kemungkinannya di tab Simulasi SKS.',
        )}
      />
    );
  return (
    <Stack spacing={2} sx={{ maxWidth: 920 }}>
      {data.map(row => (
        <Box key={row.id}>
          <RecordContextProvider value={row}>
            <OwnPackage options={options} more={parts.more} />
          </RecordContextProvider>
        </Box>
      ))}
    </Stack>
  );
}
