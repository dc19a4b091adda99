import { Lifted } from '../Lifted.tsx';
import { Face } from './Face.tsx';
import './BoardFace.css';

/** Line 1: a board whose first column holds what nobody owns; its last card is on its way to an owner. */
export function BoardFace() {
  return (
    <Face line={1} name="Collaboration">
      <p className="board-face__bar">
        <b>Orders, week 47</b> <small>Mon 08:05</small>
      </p>
      <div className="board-face__columns">
        <div className="board-face__column">
          <p className="board-face__name">No owner</p>
          <Lifted>
            <Card order="Oatcakes" size="640 cases" due="Asha has it" />
          </Lifted>
        </div>
        <div className="board-face__column">
          <p className="board-face__name">Late</p>
          <Card order="Malt loaf" size="200 cases" due="Colm, Tue" />
        </div>
        <div className="board-face__column">
          <p className="board-face__card" />
          <p className="board-face__card" />
        </div>
      </div>
    </Face>
  );
}

function Card({ order, size, due }: { order: string; size: string; due: string }) {
  return (
    <p className="board-face__card">
      <b>{order}</b>
      <span>{size}</span>
      <small>{due}</small>
    </p>
  );
}
