import type { Photo } from '../pageChange.ts';

interface Props {
  photo: Photo;
  /** Shown width, for the choice among the sizes. */
  sizes: string;
  /** True if it is on the first screen. */
  first?: boolean;
  /** Said by what stands beside it. */
  decorative?: boolean;
}

/** A photograph in the best form that the browser takes, in a place of its own size. */
export function Picture({ photo, sizes, first = false, decorative = false }: Props) {
  const set = (form: 'avif' | 'webp') => photo.ukuran.map(size => `${size[form]} ${size.lebar}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <img
        src={photo.ukuran.at(-1)?.webp}
        srcSet={set('webp')}
        sizes={sizes}
        width={photo.lebar}
        height={photo.tinggi}
        alt={decorative ? '' : photo.alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
