import type { PlatformLine } from '../ui/platform-line.ts';
import { routePath, type Vertex } from './route.ts';
import './Line.css';

export interface LineProps {
  line: PlatformLine;
  vertices: readonly Vertex[];
  /** The radius of its turns. */
  radius: number;
  /** Unique on the page. The path is written once, and other elements use it by this id. */
  id?: string;
}

/**
 * A line and, under it, a casing in the background colour, so that the lines it crosses seem to pass below.
 * `pathLength` lets a stylesheet draw it from 0 to 1. `--line-width` is its width, 12 by default.
 */
export function Line({ line, vertices, radius, id }: LineProps) {
  const path = { d: routePath(vertices, radius), pathLength: 1 };
  return (
    <g className="line" data-line={line}>
      <g className="line__casing">
        <path id={id} {...path} />
      </g>
      {id ? <use href={`#${id}`} /> : <path {...path} />}
    </g>
  );
}
