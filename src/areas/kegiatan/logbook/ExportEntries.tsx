import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { timeFields } from '../../../../resources/kegiatan/log.ts';
import type { LogbookOptions } from '../../../../resources/kit/index.ts';
import { TitleTools } from '../../../platform/common/print/TitleTools.tsx';
import { useWords } from '../../../platform/providers/language.ts';
import { messageOf } from '../../../platform/ui/failedCall.ts';
import { ListActionButton } from '../../../platform/ui/list/ListAction.tsx';
import { useMay } from '../../../platform/ui/permissions.ts';
import { useCrudApi } from '../../../platform/ui/useCrudApi.ts';
import { useLogbookResource } from './useLog.ts';

interface ExportProps {
  options: LogbookOptions;
  participation: string;
  state: string | null;
  statusSource: string;
}

/** The entries as a sheet, as they are filtered; beside the heading. */
export function ExportEntries({ options, participation, state, statusSource }: ExportProps) {
  const say = useWords();
  const { name: resource, log } = useLogbookResource();
  const api = useCrudApi();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  if (!useMay('export')) return null;
  const save = async () => {
    setBusy(true);
    try {
      await api.download(resource, 'ekspor', {
        format: 'xlsx',
        filter: { [options.participation.field]: participation, ...(state ? { [statusSource]: state } : {}) },
        sort: [[log.day, 'ASC']],
        kolom: [
          log.day,
          ...timeFields(log),
          ...new Set([log.title, log.text.field]),
          ...(log.progress ? [log.progress.field] : []),
          statusSource,
          log.note,
          ...(log.signed ? [log.signed.field] : []),
        ],
      });
    } catch (failure) {
      notify(messageOf(failure), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <TitleTools>
      <ListActionButton label={say('Ekspor')} icon={DownloadIcon} onClick={() => void save()} disabled={busy} />
    </TitleTools>
  );
}
