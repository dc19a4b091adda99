import './FieldPlan.css';

interface FieldPlanProps {
  /** Only the fields that are asked, and those that are kept. */
  isShort?: boolean;
}

/** A whole form from a distance, one bar per field: 53 in each of four columns. A bar is a dash of its column. */
export function FieldPlan({ isShort = false }: FieldPlanProps) {
  return (
    <svg
      className="field-plan"
      viewBox="0 0 138 474"
      width="138"
      height="474"
      preserveAspectRatio="none"
      fill="none"
      aria-hidden="true"
    >
      {isShort ? (
        <g strokeWidth="30" strokeDasharray="6 3">
          <path d="M15 81v393M51 0v186" stroke="var(--rule)" />
          <path d="M15 0v78" stroke="var(--brand-line)" />
        </g>
      ) : (
        <>
          <g strokeWidth="30" strokeDasharray="6 3">
            <path d="M15 0v474M51 0v474M87 0v474M123 0v474" stroke="var(--ctl-border)" />
            {/* The required ones: three of those beside the plan, and 42 more. */}
            <g stroke="var(--ink)">
              <path d="M15 0v474" strokeDasharray="6 30" />
              <path d="M51 0v474M87 27v447M123 36v438" strokeDasharray="6 39" />
            </g>
          </g>
          {/* The fields that are also beside the plan. */}
          <rect
            x="-4"
            y="-4"
            width="38"
            height="95"
            stroke="var(--brand-line)"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
        </>
      )}
    </svg>
  );
}
