import Avatar from '@mui/material/Avatar';
import type { User } from '../providers/session.ts';
import { useFileUrl } from './useFileUrl.ts';

const initials = (name: string) =>
  name
    .replace(/\b(Dr|Prof|Ir|Drs|Dra|H|Hj)\.\s*/g, '')
    .split(/\s+/)
    .slice(0, 2)
    .map(word => word.charAt(0).toUpperCase())
    .join('');

/** Picture of a person, or the initials. */
export function PersonAvatar({ user, size = 36 }: { user: Pick<User, 'name' | 'foto'>; size?: number }) {
  const src = useFileUrl(user.foto);
  return (
    <Avatar
      src={src}
      alt=""
      aria-hidden
      sx={{
        width: size,
        height: size,
        fontSize: size * 0.38,
        fontWeight: 600,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
      }}
    >
      {initials(user.name)}
    </Avatar>
  );
}
