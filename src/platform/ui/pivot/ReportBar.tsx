import BookmarkAddIcon from '@mui/icons-material/BookmarkAddOutlined';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import SaveIcon from '@mui/icons-material/SaveOutlined';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { hashKey } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { Resource } from '../../../../resources/kit/index.ts';
import type { Laporan } from '../../../../resources/umum/panggilanLaporan.ts';
import { messageOf } from '../failedCall.ts';
import { useMay } from '../permissions.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { MailDialog } from './MailDialog.tsx';
import { pivotScreen } from './pivotPath.ts';
import { ReportDialog } from './ReportDialog.tsx';
import type { PivotState } from './usePivot.ts';
import { keptQuestion, reportPath, useReportCalls, useReports } from './useReports.ts';

interface Props {
  state: PivotState & { resource: Resource };
  /** The kept report that is open. */
  report: Laporan | undefined;
  /** Called with a report that was just deleted. */
  onDropped: (report: Laporan) => void;
}

const fresh = { nama: '', uraian: null, peran: [] };

/** Name of the report that is open, and what its reader may do with it: save, save as another, rename, delete. */
export function ReportBar({ state, report, onDropped }: Props) {
  const notify = useNotify();
  const navigate = useNavigate();
  const { data } = useReports();
  const { create, change, remove } = useReportCalls();
  const [asking, setAsking] = useState<'new' | 'rename' | 'link' | 'mail' | null>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [busy, setBusy] = useState(false);
  const mayExport = useMay('export', state.resource.name);
  const question = keptQuestion(state);
  const sumber = state.resource.name;
  const changed = report !== undefined && hashKey([question, sumber]) !== hashKey([report.isi, report.sumber]);
  const attempt = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
    } catch (refused) {
      notify(messageOf(refused), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  const save = (one: Laporan) =>
    attempt(async () => {
      await change(one.id, { version: one.version, sumber, isi: question });
      notify(`Laporan “${one.nama}” disimpan.`, { type: 'success' });
    });
  const drop = (one: Laporan) =>
    attempt(async () => {
      await remove(one);
      onDropped(one);
      navigate(pivotScreen);
    });
  const choose = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  return (
    <>
      {report ? (
        <Stack sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Typography variant="h6" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {report.nama} {changed ? <Chip size="small" label="Belum disimpan" sx={{ ml: 1 }} /> : null}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {[report.uraian, report.milikSaya ? undefined : `Dari ${report.pemilik}`].filter(Boolean).join(' · ')}
          </Typography>
        </Stack>
      ) : null}
      {report?.boleh && changed ? (
        <Button startIcon={<SaveIcon />} onClick={() => save(report)} loading={busy} className="layar-saja">
          Simpan
        </Button>
      ) : null}
      <Button startIcon={<BookmarkAddIcon />} onClick={() => setAsking('new')} className="layar-saja">
        {report ? 'Simpan sebagai' : 'Simpan laporan'}
      </Button>
      {report && (report.boleh || mayExport) ? (
        <>
          <IconButton
            aria-label={`Aksi untuk ${report.nama}`}
            aria-haspopup="menu"
            className="layar-saja"
            onClick={event => setAnchor(event.currentTarget)}
          >
            <MoreVertIcon />
          </IconButton>
          <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
            {report.boleh ? (
              <MenuItem onClick={choose(() => setAsking('rename'))}>Ubah nama dan pembaca</MenuItem>
            ) : null}
            {mayExport ? (
              <MenuItem onClick={choose(() => setAsking('mail'))} disabled={changed}>
                Kirim lewat surel
              </MenuItem>
            ) : null}
            {report.milikSaya && mayExport ? (
              <MenuItem onClick={choose(() => setAsking('link'))} disabled={changed}>
                Tautan tanpa akun
              </MenuItem>
            ) : null}
            {report.boleh ? <MenuItem onClick={choose(() => void drop(report))}>Hapus</MenuItem> : null}
          </Menu>
        </>
      ) : null}
      {asking === 'link' && report ? (
        <LinkDialog
          path={`laporan/${report.id}/tautan`}
          text={`Siapa pun yang memegang tautan membaca angka “${report.nama}” dalam cakupan Anda pada saat dibuka. Angka di bawah lima ditutup; nama orang tidak dapat ikut. Dua tautan dengan filter yang hampir sama dapat dibandingkan pembacanya: cabut yang lama sebelum membuat yang baru.`}
          onClose={() => setAsking(null)}
        />
      ) : null}
      {asking === 'mail' && report ? <MailDialog of="laporan" sent={report} onClose={() => setAsking(null)} /> : null}
      {asking === 'new' || asking === 'rename' ? (
        <ReportDialog
          title={asking === 'new' ? 'Simpan laporan' : 'Ubah laporan'}
          first={asking === 'rename' && report ? report : fresh}
          roles={data?.peran ?? []}
          onClose={() => setAsking(null)}
          onSave={async settings => {
            if (asking === 'rename' && report) await change(report.id, { version: report.version, ...settings });
            else navigate(reportPath(await create({ ...settings, sumber, isi: question })));
            notify(`Laporan “${settings.nama.trim()}” disimpan.`, { type: 'success' });
          }}
        />
      ) : null}
    </>
  );
}
