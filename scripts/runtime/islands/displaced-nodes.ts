/**
 * Lets React go on when others have moved its nodes: a translator has wrapped a text, an extension a field. By itself,
 * React would throw, and the island would fail. From now on, what is to be removed is removed from wherever it is, and
 * what is to be put before something goes before what holds it now. Only calls that would have thrown are different.
 */
export function allowDisplacedNodes(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const holder = child.parentNode;
    return holder ? (removeChild.call(holder, child) as Child) : child;
  };
  Node.prototype.insertBefore = function <New extends Node>(
    this: Node,
    node: New,
    before: Node | null,
  ): New {
    let place = before;
    while (place && place.parentNode !== this) place = place.parentNode;
    return insertBefore.call(this, node, place) as New;
  };
}
