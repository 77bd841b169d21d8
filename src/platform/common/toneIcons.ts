import Check from '@mui/icons-material/Check';
import Close from '@mui/icons-material/Close';
import DoNotDisturbOnOutlined from '@mui/icons-material/DoNotDisturbOnOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import type { StateTone } from '../../../resources/kit/index.ts';

/** A state is never told by colour alone: the icon that stands beside its word. */
export const toneIcons: Readonly<Record<StateTone, typeof SvgIcon>> = {
  draf: EditOutlined,
  diajukan: ScheduleOutlined,
  revisi: ReplayOutlined,
  baik: Check,
  tolak: Close,
  selesai: TaskAltOutlined,
  tutup: DoNotDisturbOnOutlined,
};
