import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import type { InisiasiMitra } from '../../../resources/riset/inisiasiMitra.ts';
import { Loading } from '../../platform/common/Loading.tsx';
import { Panel } from '../../platform/patterns/record/Panel.tsx';
import { RetryAlert } from '../../platform/ui/RetryAlert.tsx';
import { SimilarList, useSimilarPartners } from './SimilarList.tsx';

/** Beside a proposed partner: those that it may be, to be linked instead of doubled. */
export default function SimilarPartners() {
  const record = useRecordContext<InisiasiMitra>();
  return record?.status === 'diajukan' ? (
    <Panel title="Mitra serupa">
      <Found name={record.namaMitra} />
    </Panel>
  ) : null;
}

function Found({ name }: { name: string }) {
  const { data, error, isPending, refetch } = useSimilarPartners(name);
  if (isPending) return <Loading height={72} label="Mencari mitra serupa" />;
  if (error) return <RetryAlert error={error} onRetry={refetch} />;
  return data.length ? (
    <SimilarList found={data} title="Nama serupa sudah terdaftar: tautkan bila mitranya sama" />
  ) : (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      Tidak ada mitra terdaftar dengan nama serupa.
    </Typography>
  );
}
