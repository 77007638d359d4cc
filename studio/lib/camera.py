"""Camera: placing it, fitting a product into the frame, and which part of the frame is rendered."""
import math
import bpy
import numpy as np
from mathutils import Vector
import core


def camera(lens=70):
    sc = bpy.context.scene
    if not sc.camera:
        cam = bpy.data.cameras.new('cam')
        ob = bpy.data.objects.new('cam', cam)
        sc.collection.objects.link(ob)
        sc.camera = ob
    sc.camera.data.lens = lens
    sc.camera.data.sensor_fit = 'AUTO'
    sc.camera.data.clip_start = .01
    return sc.camera


def aim(loc, target, lens=35):
    cam = camera(lens)
    cam.location = loc
    cam.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    return cam


def fit(objects, azimuth, elevation, fill=.86, lens=70):
    """Place the camera so that the objects fill `fill` of the frame, centred."""
    bpy.context.view_layer.update()
    cam = camera(lens)
    pts = core.vertices(objects, 1500)
    a, e = math.radians(azimuth), math.radians(elevation)
    back = np.array([math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)])
    cam.rotation_euler = Vector(-back).to_track_quat('-Z', 'Y').to_euler()
    sc = bpy.context.scene
    rx, ry = sc.render.resolution_x, sc.render.resolution_y
    tan = 18. / lens
    tx, ty = (tan, tan * ry / rx) if rx >= ry else (tan * rx / ry, tan)
    rot = np.array(cam.rotation_euler.to_matrix())
    right, up = rot[:, 0], rot[:, 1]
    centre = (pts.min(0) + pts.max(0)) / 2
    d = 4 * float(np.ptp(pts, 0).max())
    for _ in range(14):
        rel = pts - (centre + back * d)
        z = -(rel @ back)
        px, py = (rel @ right) / z / tx, (rel @ up) / z / ty
        cx, cy = (px.max() + px.min()) / 2, (py.max() + py.min()) / 2
        centre = centre + right * cx * tx * d + up * cy * ty * d
        half = max(np.ptp(px), np.ptp(py)) / 2
        d *= float(half / fill)
    cam.location = Vector(centre + back * d)
    frame_shadow((px.min() + 1) / 2, (px.max() + 1) / 2, (py.min() + 1) / 2, (py.max() + 1) / 2)
    return cam


def frame_shadow(x0, x1, y0, y1):
    """Render only the product and the reach of its shadow; the rest of the frame is paper white anyway."""
    r = bpy.context.scene.render
    r.use_border, r.use_crop_to_border = True, False
    r.border_min_x, r.border_max_x = max(0, x0 - .09), min(1, x1 + .15)
    r.border_min_y, r.border_max_y = max(0, y0 - .09), min(1, y1 + .05)


def full_frame():
    bpy.context.scene.render.use_border = False


def rendered_region(h, w):
    """Pixel rows and columns that were rendered: y0, y1, x0, x1."""
    r = bpy.context.scene.render
    if not r.use_border:
        return 0, h, 0, w
    return (h - min(h, int(r.border_max_y * h) + 1), h - int(r.border_min_y * h),
            int(r.border_min_x * w), min(w, int(r.border_max_x * w) + 1))
