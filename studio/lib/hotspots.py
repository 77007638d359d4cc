"""Where each placed model is in the picture of a room: for shop-the-look dots and crops."""
import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector
import core


def places(placed):
    """Centre and box in per cent, once per model, only what is at least half in the picture."""
    bpy.context.view_layer.update()
    sc, out = bpy.context.scene, []
    for code, finish, objects in placed:
        pts = [world_to_camera_view(sc, sc.camera, Vector(q)) for q in core.vertices(objects, 60)]
        xs, ys = [p.x for p in pts], [1 - p.y for p in pts]
        box = [max(0., min(xs)), max(0., min(ys)), min(1., max(xs)), min(1., max(ys))]
        seen = (box[2] - box[0]) * (box[3] - box[1]) / max((max(xs) - min(xs)) * (max(ys) - min(ys)), 1e-9)
        if any(h['code'] == code for h in out):
            continue
        if box[2] > box[0] and box[3] > box[1] and seen > .5:
            out.append({'code': code, 'finish': finish, 'x': round((box[0] + box[2]) * 50, 1), 'y': round((box[1] + box[3]) * 50, 1),
                        'box': [round(v * 100, 1) for v in box]})
    return out
