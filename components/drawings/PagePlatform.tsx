import { Platform, type PlatformPlace } from './Platform.tsx';

/** Web: a page with its pictures, its words and a button. */
export function PagePlatform(place: PlatformPlace) {
  return (
    <Platform line={3} {...place}>
      <path className="platform__card" d="M20 20h260v260h-260z" />
      <path d="M20 20h260v18h-260z" />
      <path
        className="platform__picture"
        d="M218 62h48v84h-48zM32 214h52v30h-52zM100 214h52v30h-52zM168 214h40v30h-40z"
      />
      <path className="platform__ink" d="M222 166h40M36 258h40M104 258h40M172 258h24" />
      <path className="platform__pale" d="M222 178h28M36 270h26M104 270h26" />
      <path className="platform__button" d="M220 194h34v12h-34z" />
    </Platform>
  );
}
