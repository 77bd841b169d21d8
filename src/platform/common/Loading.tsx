import Skeleton, { type SkeletonProps } from '@mui/material/Skeleton';

interface Props extends Omit<SkeletonProps, 'aria-label' | 'role'> {
  /** Name of the loading content, for screen readers. */
  label: string;
}

/** The place of something that is on its way, of the size that it will have. */
export const Loading = ({ label, ...place }: Props) => (
  <Skeleton variant="rounded" role="status" aria-label={label} {...place} />
);
