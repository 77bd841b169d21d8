import Box from '@mui/material/Box';
import { Loading } from '../../platform/common/Loading.tsx';
import { RetryAlert } from '../../platform/ui/RetryAlert.tsx';
import { DocumentSlot } from './DocumentSlot.tsx';
import { isOpen, useDocumentsOf } from './documents.ts';

interface Props {
  participation: string;
  tahap: unknown;
  codes: readonly string[];
  /** The registration takes documents at all. */
  live: boolean;
}

/** Documents of some kinds, to be handed in and replaced. */
export function DocumentGrid({ participation, tahap, codes, live }: Props) {
  const { data, error, isPending, refetch } = useDocumentsOf(participation);
  if (isPending) return <Loading height={240} label="Memuat dokumen" />;
  if (error) return <RetryAlert error={error} onRetry={refetch} />;
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
    >
      {codes.map(code => {
        const stored = data.find(({ jenisDokumen }) => jenisDokumen === code);
        return (
          <DocumentSlot
            key={`${code}-${stored?.version ?? 0}`}
            participation={participation}
            code={code}
            stored={stored}
            open={live && isOpen(code, tahap)}
          />
        );
      })}
    </Box>
  );
}
