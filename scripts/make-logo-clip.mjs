/**
 * Draws the product's logo clip and writes it as webm and mp4: `npm run logo-clip`, with ffmpeg (Debian's) on the path.
 * Three seconds: the W is written, the way runs on to the horizon, the sun comes up. The last frame is the drawing that public pages show
 * where no clip plays (`logo-video.tsx`). Run it after a change here and commit what it writes.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { ROOT } from './lib/project.mjs';

const FOLDER = join(ROOT, 'apps', 'web', 'public', 'media');
const WIDTH = 528;
const HEIGHT = 296;
const FRAMES_PER_SECOND = 30;
const SECONDS = 3;
const BYTES_MAX = 150_000;
const W = { path: 'M18 26l13 32 13-26 13 26 12-30', length: 124 };
const WAY = { path: 'M69 28C76 8 98 8 112 22', length: 54 };
/** `args` after the frames; both without sound, ready to play from the first bytes. */
const CLIPS = [
  {
    file: 'logo-clip.webm',
    args: ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '36', '-row-mt', '0', '-deadline', 'best'],
  },
  { file: 'logo-clip.mp4', args: ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '26', '-movflags', '+faststart'] },
];

const frames = [];
for (let frame = 0; frame < FRAMES_PER_SECOND * SECONDS; frame++)
  frames.push(
    await sharp(Buffer.from(draw(frame / FRAMES_PER_SECOND)))
      .removeAlpha()
      .raw()
      .toBuffer(),
  );

mkdirSync(FOLDER, { recursive: true });
const scratch = mkdtempSync(join(tmpdir(), 'waypage-clip-'));
try {
  for (const { file, args } of CLIPS) {
    const made = join(scratch, file);
    await encode(frames, args, made);
    const { size } = statSync(made);
    if (size > BYTES_MAX) throw new Error(`${file} has ${size} bytes, more than ${BYTES_MAX}.`);
    renameSync(made, join(FOLDER, file));
    console.log(`${file}: ${size} bytes`);
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

/** The drawing at a time in seconds. */
function draw(time) {
  const written = ease(time / 1.2);
  const way = ease((time - 1) / 0.9);
  const sun = overshoot((time - 1.7) / 0.6);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 132 74" width="${WIDTH}" height="${HEIGHT}">
    <rect width="132" height="74" fill="#0A2A33"/>
    <defs><mask id="way"><path d="${WAY.path}" fill="none" stroke="#fff" stroke-width="8" stroke-dasharray="${WAY.length * way} 200"/></mask></defs>
    ${written > 0 ? `<path d="${W.path}" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="${W.length * written} 200"/>` : ''}
    <g mask="url(#way)"><path d="${WAY.path}" fill="none" stroke="#FF7556" stroke-width="3" stroke-linecap="round" stroke-dasharray="1 7"/></g>
    <circle cx="114" cy="${24 + 10 * (1 - Math.min(1, sun))}" r="${Math.max(0, 6 * sun)}" fill="#FFB53B"/>
  </svg>`;
}

function ease(part) {
  const t = Math.min(1, Math.max(0, part));
  return t * t * (3 - 2 * t);
}

/** Past its end by a little, and back. */
function overshoot(part) {
  const t = Math.min(1, Math.max(0, part));
  return 1 + 2.2 * (t - 1) ** 3 + 1.2 * (t - 1) ** 2;
}

function encode(rawFrames, args, file) {
  const input = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${WIDTH}x${HEIGHT}`,
    '-r',
    String(FRAMES_PER_SECOND),
    '-i',
    '-',
  ];
  const plain = ['-an', '-pix_fmt', 'yuv420p', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'];
  return new Promise((resolve, reject) => {
    const ffmpeg = spawn('ffmpeg', ['-loglevel', 'error', '-y', ...input, ...args, ...plain, file], {
      stdio: ['pipe', 'inherit', 'inherit'],
    });
    ffmpeg.on('error', (error) => reject(new Error(`ffmpeg cannot be run (apt-get install ffmpeg): ${error.message}`)));
    ffmpeg.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}`))));
    for (const frame of rawFrames) ffmpeg.stdin.write(frame);
    ffmpeg.stdin.end();
  });
}
