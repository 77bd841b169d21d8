import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { Resource } from '../../../../resources/kit/index.ts';
import { dayToday } from '../../providers/format.ts';
import { download } from '../../providers/http.ts';
import { messageOf } from '../failedCall.ts';
import { useMay } from '../permissions.ts';
import { type PivotState, pivotQuery } from './usePivot.ts';

/** "Excel": the figures of the table as a workbook, with a sheet whose rows a spreadsheet can count further. */
export function PivotExport({ state }: { state: PivotState & { resource: Resource } }) {
  const { resource } = state;
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const may = useMay('export', resource.name);
  if (!may) return null;
  const save = async () => {
    setBusy(true);
    try {
      await download(`/${resource.endpoint}/rekap/ekspor`, pivotQuery(state), `rekap-${dayToday()}.xlsx`);
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button startIcon={<DownloadIcon />} onClick={save} loading={busy}>
      Excel
    </Button>
  );
}
