import AssignmentIcon from '@mui/icons-material/AssignmentOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import MessageIcon from '@mui/icons-material/MailOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import type SvgIcon from '@mui/material/SvgIcon';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Loading } from '../../common/Loading.tsx';
import { sizes } from '../../look/tokens.ts';
import { formatRelative } from '../../providers/format.ts';
import { useWords } from '../../providers/language.ts';
import { type Notification, useMarkRead, useNotifications } from './notifications.ts';

interface Look {
  icon: typeof SvgIcon;
  color: string;
}

const looks: Readonly<Record<Notification['jenis'], Look>> = {
  info: { icon: InfoIcon, color: 'info.main' },
  tugas: { icon: AssignmentIcon, color: 'primary.main' },
  peringatan: { icon: WarningIcon, color: 'warning.main' },
  pesan: { icon: MessageIcon, color: 'primary.main' },
};

interface Props {
  unread: number;
  /** The bell, while the list is open. */
  at: HTMLElement | null;
  /** A notice was opened: the list makes room for its page. */
  onLeave: () => void;
}

/** The list that hangs under the bell. */
export default function NotificationList({ unread, at, onLeave }: Props) {
  const say = useWords();
  return (
    <Popover
      open={at !== null}
      anchorEl={at}
      onClose={onLeave}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': say('Pemberitahuan'),
          sx: { width: sizes.dialog, maxWidth: 'calc(100vw - 16px)', maxHeight: '80vh' },
        },
      }}
    >
      <Newest unread={unread} onLeave={onLeave} />
    </Popover>
  );
}

/** The newest notices; one is read by opening it. */
function Newest({ unread, onLeave }: Omit<Props, 'at'>) {
  const say = useWords();
  const [unreadOnly, setUnreadOnly] = useState(false);
  const { data, error, isPending, refetch } = useNotifications(unreadOnly, true);
  const { one, all } = useMarkRead();
  const navigate = useNavigate();
  const open = (notice: Notification) => {
    // Going there must not wait for the mark, nor fail with it.
    if (!notice.dibacaPada) one(notice.id).catch(() => undefined);
    if (!notice.link) return;
    onLeave();
    navigate(notice.link);
  };
  return (
    <Box>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{
          alignItems: 'center',
          px: 2,
          py: 1,
          borderBottom: 1,
          borderColor: 'divider',
          // On a narrow phone one below the other, each on a line of its own.
          flexWrap: 'wrap',
          '& .MuiButtonBase-root': { whiteSpace: 'nowrap' },
        }}
      >
        <ToggleButtonGroup
          exclusive
          size="small"
          color="primary"
          aria-label={say('Pemberitahuan yang ditampilkan')}
          value={unreadOnly}
          onChange={(_, chosen: boolean | null) => setUnreadOnly(chosen ?? unreadOnly)}
        >
          <ToggleButton value={false}>{say('Semua')}</ToggleButton>
          <ToggleButton value={true}>{say('Belum dibaca')}</ToggleButton>
        </ToggleButtonGroup>
        {unread > 0 ? (
          <Button size="small" sx={{ ml: 'auto' }} onClick={() => all().catch(() => undefined)}>
            {say('Tandai semua dibaca')}
          </Button>
        ) : null}
      </Stack>
      {isPending ? (
        <Loading height={120} sx={{ m: 2 }} label={say('Memuat pemberitahuan')} />
      ) : error ? (
        <Box sx={{ p: 2 }}>
          <Typography variant="body2" role="alert">
            {say('Pemberitahuan tidak dapat dimuat.')}
          </Typography>
          <Button size="small" onClick={() => refetch()}>
            {say('Coba lagi')}
          </Button>
        </Box>
      ) : data.length === 0 ? (
        <Typography variant="body2" sx={{ p: 3, textAlign: 'center', color: 'text.secondary' }}>
          {say(unreadOnly ? 'Semua pemberitahuan sudah dibaca.' : 'Pemberitahuan untuk Anda akan tampil di sini.')}
        </Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.map(notice => (
            <li key={notice.id}>
              <Notice notice={notice} onOpen={() => open(notice)} />
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

function Notice({ notice, onOpen }: { notice: Notification; onOpen: () => void }) {
  const say = useWords();
  const { icon: Icon, color } = looks[notice.jenis];
  const fresh = notice.dibacaPada === null;
  return (
    <Box
      component="button"
      type="button"
      onClick={onOpen}
      sx={{
        display: 'grid',
        gridTemplateColumns: '24px minmax(0, 1fr) 10px',
        gap: 1.25,
        width: '100%',
        px: 2,
        py: 1.25,
        border: 0,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: fresh ? 'action.selected' : 'transparent',
        color: 'text.primary',
        font: 'inherit',
        textAlign: 'left',
        cursor: 'pointer',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Icon sx={{ color, fontSize: 20, mt: '2px' }} />
      <span>
        <Typography component="span" variant="subtitle2" sx={{ display: 'block' }}>
          {notice.judul}
        </Typography>
        {notice.isi ? (
          <Typography
            component="span"
            variant="body2"
            sx={{ display: 'block', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
          >
            {notice.isi}
          </Typography>
        ) : null}
        <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
          {formatRelative(notice.createdAt)}
        </Typography>
      </span>
      {fresh ? (
        <Box
          component="span"
          role="img"
          aria-label={say('Belum dibaca')}
          sx={{ width: 8, height: 8, mt: '8px', borderRadius: '50%', bgcolor: 'primary.main' }}
        />
      ) : null}
    </Box>
  );
}
