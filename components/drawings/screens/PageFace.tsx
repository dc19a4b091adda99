import { Lifted } from '../Lifted.tsx';
import { Face } from './Face.tsx';
import './PageFace.css';

/** Line 3: a page being built from blocks, the last of which is about to be dropped. */
export function PageFace() {
  const bar = (
    <>
      Spring list <b>Publish</b>
    </>
  );
  return (
    <Face line={3} name="Web" client="Ardley &amp; Pym Press" bar={bar} className="page-face">
      <p>Nine new books for spring</p>
      <b>The Salt Road</b>
      <b>Low Water</b>
      <Lifted>
        <b>Ash and Ferry</b>
      </Lifted>
      <p>
        <i />
        <i />
        <i />
      </p>
    </Face>
  );
}
