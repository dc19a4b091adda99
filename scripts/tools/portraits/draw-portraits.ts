import { createAvatar } from '@dicebear/core';
import * as notionists from '@dicebear/notionists';
import svgpath from 'svgpath';
import type { Face } from './faces.ts';
import { drawObject } from './objects.ts';

const NAMESPACE = 'xmlns="http://www.w3.org/2000/svg"';

/** Head and shoulders, out of a drawing of 1744 × 1744, with room above the head for the slot of a staff pass. */
const SIZE = 1444;
const CROP = `154 92 ${SIZE} ${SIZE}`;

/** The same without that room. */
const SMALL_CROP = '216 216 1320 1320';

/** The head, and all that is drawn on it, begins with this. */
const HEAD = '<g transform="translate(531 487)">';

/** So many units of the drawing are one of a small portrait, which is less than a pixel of the largest. */
const SHRINK = 9;

/**
 * Draws faces side by side into one SVG file, without a background. Each is a view of the file
 * (`people.svg#maren-oduya`), so that all of them cost one request and share the bytes of what they have in common. The
 * file has the proportions of one view, which WebKit relies on.
 */
export function drawPortraits(faces: Readonly<Record<string, Face>>): string {
  const views = Object.entries(faces).map(([name, face], index) => {
    const x = index * SIZE;
    const place = `<svg x="${x}" width="${SIZE}" height="${SIZE}"`;
    const drawing = addObject(drawFace(face), face).replace(`<svg ${NAMESPACE}`, place);
    return `<view id="${name}" viewBox="${x} 0 ${SIZE} ${SIZE}"/>${drawing}`;
  });
  return `<svg ${NAMESPACE} viewBox="0 0 ${SIZE} ${SIZE}" fill="none">${views.join('')}</svg>\n`;
}

/** @param scale of the drawing. */
function addObject(drawing: string, { holds }: Face, scale?: string): string {
  return holds ? drawing.replace(/<\/svg>$/, `${drawObject(holds, scale)}</svg>`) : drawing;
}

function drawFace(face: Face): string {
  const variant = (number: string) => [`variant${number}`] as never;
  const optional = (name: 'beard' | 'glasses') => {
    const number = face[name];
    return number ? { [name]: variant(number), [`${name}Probability`]: 100 } : {};
  };
  const drawing = createAvatar(notionists, {
    seed: 'the parts below say it all',
    hair: variant(face.hair),
    body: variant(face.body),
    brows: variant(face.brows),
    eyes: variant('05'),
    nose: variant(face.nose),
    lips: variant(face.lips),
    gesture: face.gesture ? [face.gesture] : [],
    gestureProbability: face.gesture ? 100 : 0,
    flip: face.isTurned ?? false,
    translateX: face.shift ?? 0,
    bodyIconProbability: 0,
    beardProbability: 0,
    glassesProbability: 0,
    ...optional('beard'),
    ...optional('glasses'),
  });
  const forehead = face.forehead ? `<path d="${face.forehead}" fill="#fff"/>` : '';
  return compact(drawing.toString()).replace(HEAD, forehead + HEAD);
}

/** Leaves a third of the bytes: no metadata, no mask, no empty group, whole numbers (a unit is a sixth of a pixel). */
function compact(svg: string): string {
  const drawing = svg
    .replace(/<metadata[\s\S]*?<\/metadata>|<mask\b[\s\S]*?<\/mask>|\s*\n\s*/g, '')
    .replace(/ (?:mask|style|shape-rendering|clip-rule)="[^"]*"/g, '')
    .replace('viewBox="0 0 1744 1744"', `viewBox="${CROP}"`)
    .replace(/ d="([^"]+)"/g, (_, path: string) => ` d="${svgpath(path).rel().round(0)}"`)
    .replace(/#000(000)?\b/g, '#061a22');
  return withoutEmptyGroups(drawing);
}

function withoutEmptyGroups(svg: string): string {
  const shorter = svg.replace(/<g\b[^>]*>\s*<\/g>/g, '');
  return shorter === svg ? svg : withoutEmptyGroups(shorter);
}

/** A face in a file of its own, for where it is small and part of a page. Larger units make the numbers shorter. */
export function drawSmallPortrait(face: Face): string {
  const scaled = (number: string) => `${Math.round(Number(number) / SHRINK)}`;
  const scaledPath = (path: string) =>
    svgpath(path)
      .scale(1 / SHRINK)
      .rel()
      .round(0)
      .toString();
  const drawing = drawFace(face)
    .replace(CROP, SMALL_CROP.replace(/\d+/g, scaled))
    .replace(/(?<= d=")[^"]+/g, scaledPath)
    .replace(/(?<=translate\()[^)]+/g, (place) => place.replace(/\d+/g, scaled))
    .replace(/(?<=stroke-width=")\d+/g, scaled);
  return addObject(drawing, face, `scale(${(1 / SHRINK).toFixed(3)})`);
}
